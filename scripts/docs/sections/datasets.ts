/** The datasets that no other section lists, and what none is shipped of. */
import { entriesUnder, manifest } from '../manifest.js';
import { code, type Section, table } from '../markdown.js';

export const correspondentSection: Section = {
  title: 'Correspondents',
  text: `The correspondents through which a bank receives a foreign currency are not covered: nobody may distribute a list of them. Import your own as an
overlay ([correspondents.md](correspondents.md)), and \`enrich\` names intermediary agents. Without one it names none.`,
};

const FOLDERS = ['banks/', 'bics/', 'subdivisions/', 'branches/'];
const bics = entriesUnder('bics/');
const others = manifest.filter(({ dataset }) => !FOLDERS.some((folder) => dataset.startsWith(folder)));

export const datasetSection: Section = {
  title: 'Other datasets',
  text: `The world-wide BIC lists have ${bics.reduce((sum, { rows }) => sum + rows, 0)} rows in ${bics.length} countries, ${bics.filter(({ edition }) => edition < '2024').length} of them as of 2019. They give names and towns, and never say that a BIC does not exist.

${table(
  ['dataset', 'rows', 'edition', 'confidence', 'source', 'licence'],
  others.map(({ dataset, rows, edition, confidence, completeness, source, licence }) => [
    code(dataset),
    String(rows),
    edition,
    `${confidence}, ${completeness}`,
    source,
    licence,
  ]),
)}`,
};
