/** `README.md`: the snippets under a `<!-- examples/… -->` line are the files that it names. */
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

export function readme(): string {
  const text = readFileSync(new URL('README.md', root), 'utf8');
  return text.replace(/<!-- (examples\/[\w./-]+) -->\n```(\w+)\n[\s\S]*?```/g, (_, path: string, language: string) => {
    return `<!-- ${path} -->\n\`\`\`${language}\n${readFileSync(new URL(path, root), 'utf8')}\`\`\``;
  });
}
