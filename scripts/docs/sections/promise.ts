/** How old data may be, and which are older today, by country. */
import { isDownloaded, WITHIN } from '../../reference-data/review.js';
import { groupBy } from '../../reference-data/text.js';
import { type ManifestEntry, manifest } from '../manifest.js';
import { code, type Section, table } from '../markdown.js';

/** The day of the newest look: a page that is made of the manifest alone is the same on every day. */
const today =
  manifest
    .map(({ reviewed }) => reviewed)
    .toSorted()
    .at(-1) ?? '';

const isDue = ({ nextReview }: ManifestEntry): boolean => nextReview < today;

const countryOf = ({ dataset }: ManifestEntry): string => /\/([A-Z]{2})$/.exec(dataset)?.[1] ?? 'world';

function rowsOf(entries: readonly ManifestEntry[]): readonly (readonly string[])[] {
  const byCountry = groupBy(entries, countryOf);
  return [...byCountry]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, due]) => [
      country,
      due.map(({ dataset, edition }) => `${code(dataset)} ${edition}`).join(', '),
      due.map(({ nextReview }) => nextReview).toSorted()[0] ?? '',
    ]);
}

const due = manifest.filter(isDue);
const downloaded = manifest.filter(({ dataset }) => isDownloaded(dataset));

export const promiseSection: Section = {
  title: 'How old data may be',
  text: `Of a list that is [downloaded](recipes/lists.md), a new edition is here within ${WITHIN} days of the day on which it is due by the list's own rhythm, once the weekly workflow runs. Every other
dataset is held against its source within a year of its edition. The manifest has both days of each: ${code('reviewed')} and ${code('nextReview')}.

On ${today}, the newest look, ${due.length} of ${manifest.length} datasets break that: ${due.filter(({ dataset }) => isDownloaded(dataset)).length} of the ${downloaded.length} that are downloaded, ${due.filter(({ dataset }) => dataset.startsWith('bics/')).length}
of the BIC lists of countries, which are one list of one edition, and the others.

${table(['country', 'older than promised', 'due since'], rowsOf(due.filter(({ dataset }) => !dataset.startsWith('bics/'))))}`,
};
