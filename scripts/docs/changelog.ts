/** `CHANGELOG.md`: the counts of the version that is not released yet. Those of released versions stay. */
import { readFileSync } from 'node:fs';
import { CHANGELOG_COUNTS, writeCounts } from './counts.js';
import { writeLanguages } from './languages.js';

export function changelog(): string {
  const text = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  const sections = text.split(/^(?=## )/m);
  return sections
    .map((section) =>
      /^## .*unreleased$/m.test(section) ? writeLanguages(writeCounts('CHANGELOG.md', section, CHANGELOG_COUNTS)) : section,
    )
    .join('');
}
