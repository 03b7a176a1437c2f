/** `README.md`: the snippet under a `<!-- examples/… -->` line is the file that the line names; counts and languages are those of rules and data. */
import { readFileSync } from 'node:fs';
import { README_COUNTS, writeCounts } from './counts.js';
import { writeLanguages } from './languages.js';

const root = new URL('../../', import.meta.url);

export function readme(): string {
  const text = writeLanguages(writeCounts('README.md', readFileSync(new URL('README.md', root), 'utf8'), README_COUNTS));
  return text.replace(/<!-- (examples\/[\w./-]+) -->\n```(\w+)\n[\s\S]*?```/g, (_, path: string, language: string) => {
    return `<!-- ${path} -->\n\`\`\`${language}\n${readFileSync(new URL(path, root), 'utf8')}\`\`\``;
  });
}
