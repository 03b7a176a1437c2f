/** `docs/data-disagreements.md`: where a dataset and its second source disagree, who is right, and why. */
import { bankOverrides, bankSuccessions, renamings } from '../reference-data/overrides/read.js';
import type { NameDisagreement, Opinion } from '../reference-data/second-opinion.js';
import { groupBy } from '../reference-data/text.js';
import { code, page, type Section, table } from './markdown.js';
import { decisionAbout, opinions } from './second-opinions.js';
import { nameOf } from './sections/words.js';

const asked = opinions.filter(({ secondSources, compared }) => secondSources.length > 0 && compared > 0);
const sum = (count: (opinion: Opinion) => number): number => asked.reduce((total, opinion) => total + count(opinion), 0);
const countryOf = (dataset: string): string => dataset.slice(-2);
const shown = (count: number): string => (count === 0 ? '' : String(count));

const counts: Section = {
  title: 'Counts',
  text: `Compared are pairs of BIC and name, and names where a directory has no BICs. *Central*: a member of a group under the BIC of its
central institution, which the second source names instead. *Absent*: the second source does not have the BIC, or the name; that says nothing, because
none of the second sources is complete. *Name*: another name, each decided below.

${table(
  ['', 'country', 'second source', 'compared', 'agreed', 'central', 'absent', 'name'],
  asked.map(({ dataset, secondSources, compared, agreed, central, absent, names }) => [
    countryOf(dataset),
    nameOf(countryOf(dataset)),
    secondSources.join(', '),
    String(compared),
    String(agreed),
    shown(central),
    shown(absent),
    shown(names.length),
  ]),
)}

No second source is known for ${opinions
    .filter((opinion) => !asked.includes(opinion))
    .map(({ dataset }) => countryOf(dataset))
    .join(' ')}: their bank codes or their names come from the BIC list itself, and the SEPA Clearer does not reach them.`,
};

const RIGHT = { directory: 'the directory', both: 'both', open: 'open' } as const;

/** Names that were decided alike stand in one row. */
function decided(dataset: string, names: readonly NameDisagreement[]): readonly (readonly string[])[] {
  const alike = groupBy(names, (name) => {
    const decision = decisionAbout(dataset, name);
    return `${decision?.right} ${decision?.because}`;
  });
  return [...alike.values()].map((same) => {
    const [first] = same;
    const decision = first === undefined ? undefined : decisionAbout(dataset, first);
    const pairs = [...new Map(same.map(([, , name, , other]) => [`${name} ${other}`, `${name} / ${other}`])).values()];
    const more = pairs.length > MOST ? `; and ${pairs.length - MOST} more` : '';
    return [
      countryOf(dataset),
      pairs.slice(0, MOST).join('; ') + more,
      decision === undefined ? 'open' : RIGHT[decision.right],
      decision?.because ?? 'nobody has decided it yet',
      decision?.source ?? '',
    ];
  });
}

/** So many names in one row: all of them are in `reference-data/second-opinions.json`. */
const MOST = 4;

const names: Section = {
  title: 'Names',
  text: `The directory's name, a stroke, the name in the second source. All names, with bank codes and BICs, are in \`reference-data/second-opinions.json\`;
the decisions are in \`reference-data/overrides/second-opinions.json\`.

${table(
  ['', 'directory / second source', 'right', 'why', 'after'],
  asked.flatMap((opinion) => decided(opinion.dataset, opinion.names)),
)}`,
};

const renamed: Section = {
  title: 'Banks with a new name',
  text: `Both sources had an old name, or the older one was the directory's: a person set the name of today (\`reference-data/overrides/bank-names.json\`). Dates
are as exact as their sources; \`registries/bank-successions\` has them for \`enrich\`, which gives the name of its day.

${table(
  ['BIC', 'name today', 'before', 'since', 'after'],
  renamings()
    .filter(({ predecessor }) => predecessor !== undefined)
    .map(({ bic, name, predecessor, since, dateSource, source }) => [
      code(bic),
      name,
      predecessor ?? '',
      since ?? '',
      [source, dateSource].filter((text) => text !== undefined).join('; '),
    ]),
)}`,
};

const merged: Section = {
  title: 'Banks that changed, with the right name in the directories',
  text: `No name had to be corrected; the former names are in \`registries/bank-successions\`, too (\`reference-data/overrides/bank-successions.json\`).

${table(
  ['BIC or bank code', 'name today', 'before', 'since', 'after'],
  bankSuccessions().map(({ country, bankCode, bic, kind, name, formerName, date, source }) => [
    code(bic ?? `${country} ${bankCode}`),
    kind === 'closed' ? 'closed' : (name ?? ''),
    formerName,
    date ?? '',
    source,
  ]),
)}`,
};

/** What the corrections of one directory and one reason do. */
function corrections(): readonly (readonly string[])[] {
  const alike = groupBy(bankOverrides(), ({ dataset, because }) => `${dataset} ${because}`);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const rows = same.map(({ where, change }) => String(where?.bankCode ?? where?.bic ?? change?.bankCode ?? 'rows without a BIC'));
    const shownRows = rows.length > MOST ? `${rows.slice(0, MOST).join(', ')} and ${rows.length - MOST} more` : rows.join(', ');
    const effect = first.where === undefined ? 'added' : first.change === undefined ? 'removed' : 'changed';
    return [[countryOf(first.dataset), shownRows, effect, first.because]];
  });
}

const corrected: Section = {
  title: 'Rows that were corrected',
  text: `Bank codes or BICs of rows that a person changed, added or removed, with the reason (\`reference-data/overrides/banks.json\`, which names the sources).

${table(['', 'rows', 'what', 'why'], corrections())}`,
};

export const dataDisagreements = (): string =>
  page(
    'Disagreements between data',
    `Each bank directory is held against a second source when it is built: the SEPA Clearer's directory of the Bundesbank (2026-05-25) and the world-wide
BIC list of July 2024. \`npm run docs\` writes this page; do not edit it.

Of ${sum(({ compared }) => compared)} names in ${asked.length} countries, ${sum(({ agreed }) => agreed)} agree, ${sum(({ central }) => central)} stand under the BIC of a
central institution, ${sum(({ absent }) => absent)} are not in the second source, and ${sum((opinion) => opinion.names.length)} differ.

By rule: a register that is newer than the second source is right; a bank's own BIC goes before its group's; the code of a merged bank has the name of
the bank whose BIC it has now; no name is better than a wrong one.`,
    [counts, names, renamed, merged, corrected],
  );
