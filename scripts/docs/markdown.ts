/** Markdown tables. */

const escaped = (cell: string): string => cell.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`);
  return lines.join('\n');
}

export const code = (text: string): string => `\`${text}\``;
