/** A page of the site: where it stands, and its Markdown. */
export interface Page {
  /** Below the root of the site, without extension: `alerts/COUNTRY_UNKNOWN`. */
  readonly path: string;
  readonly markdown: string;
}

/** Text that stands in a page as it is: VitePress reads `{{ }}` and `<tags>` of Markdown as Vue. */
export const plainText = (text: string): string => text.replace(/[<>{}]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A block of JSON that VitePress leaves alone. */
export const jsonBlock = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
