/**
 * Documents with snippets, counts and lists in them: the snippet under a `<!-- examples/… -->` line is the file that the line names; counts and
 * languages are those of rules and data.
 */
import { readFileSync } from 'node:fs';
import { HOW_SURE_COUNTS, README_COUNTS, writeCounts } from './counts.js';
import { writeLanguages } from './languages.js';

const root = new URL('../../', import.meta.url);

const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const withSnippets = (text: string): string =>
  text.replace(/<!-- (examples\/[\w./-]+) -->\n```(\w+)\n[\s\S]*?```/g, (_, path: string, language: string) => {
    return `<!-- ${path} -->\n\`\`\`${language}\n${read(path)}\`\`\``;
  });

/** A document with its snippets, counts and languages updated. */
export const document = (path: string) => (): string => withSnippets(writeLanguages(read(path)));

export const readme = (): string => writeCounts('README.md', document('README.md')(), README_COUNTS);

export const howSure = (): string => writeCounts('docs/how-sure.md', read('docs/how-sure.md'), HOW_SURE_COUNTS);
