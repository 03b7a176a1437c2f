/** Markdown: tables, and pages of sections with their contents on top. */

const escaped = (cell: string): string => cell.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`);
  return lines.join('\n');
}

export const code = (text: string): string => `\`${text}\``;

/** A part of a page under a heading of its own. */
export interface Section {
  readonly title: string;
  readonly text: string;
}

/** What a link to a heading ends in, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');

/** A page: its title, what stands before the sections, a link to each of them, the sections. */
export function page(title: string, text: string, sections: readonly Section[]): string {
  const contents = sections.map((section) => `- [${section.title}](#${anchorOf(section.title)})`).join('\n');
  return [`# ${title}`, text, contents, ...sections.map((section) => `## ${section.title}\n\n${section.text}`)].join('\n\n').concat('\n');
}
