/**
 * Downloads lists, makes their datasets, and says what changed.
 *
 * A list that cannot be fetched, is not as it is declared, or is not in force yet leaves the rows of before, and never stops the others.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Dataset } from '../../../src/directory/dataset.js';
import { compareDatasets } from '../difference.js';
import type { List } from '../list.js';
import { applyOverrides } from '../overrides/apply.js';
import { withParts } from '../parts.js';
import { mendOpinions } from '../second-opinion.js';
import { readDataset, serialize, updateManifest, writeDataset } from '../write.js';
import { editionOf } from './edition.js';
import { type Fetched, fetchFile, type Locate } from './fetch-file.js';
import { ListFault } from './list-fault.js';
import { makeListedDataset } from './make-dataset.js';
import { readTable, type Table, textOf } from './read-table.js';
import { unzip } from './unzip.js';
import { describeInWords } from './words.js';

export interface DownloadRequest {
  /** Id → list. */
  readonly lists: Readonly<Record<string, List>>;
  /** The folder of datasets: `reference-data`. */
  readonly target: string;
  /** Where the files are kept: outside the repository, since most may not be passed on as they are. */
  readonly cache: string;
  /** Whether an edition is in force. The edition itself comes from the list. */
  readonly today: string;
  readonly locate: Locate;
  readonly limit: number;
  /** Takes columns that are not those of the time before. */
  readonly acceptColumns: boolean;
}

export interface Outcome {
  readonly id: string;
  readonly edition?: string;
  /** Why the rows of before stayed. */
  readonly fault?: string;
  readonly dataset?: string;
  /** In words; empty where nothing changed. */
  readonly changes: readonly string[];
  /** What a reviewer has to look at. */
  readonly notes: readonly string[];
}

/** What is remembered of a list: `reference-data/lists.json`. */
type Remembered = Readonly<Record<string, { readonly edition: string; readonly header: readonly string[]; readonly sha256: string }>>;

const FILE = 'lists.json';

/** A page leads to several editions; older ones than these are not looked at. */
const MAX_LINKS = 6;

const readRemembered = (target: string): Remembered =>
  existsSync(join(target, FILE)) ? JSON.parse(readFileSync(join(target, FILE), 'utf8')) : {};

function remember(target: string, remembered: Remembered): void {
  const lines = Object.entries(remembered)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, facts]) => `  ${JSON.stringify(id)}: ${JSON.stringify(facts)}`);
  writeFileSync(join(target, FILE), `{\n${lines.join(',\n')}\n}\n`);
}

/** The addresses on a page whose text or target fits, each once, in their order. */
function linksOf({ bytes, url }: Fetched, link: RegExp): readonly string[] {
  const html = new TextDecoder().decode(bytes);
  const found = [...html.matchAll(/<a\b[^>]*?\bhref=["']([^"']{1,2000})["'][^>]*>([\s\S]*?)<\/a>/gi)].flatMap(
    ([, href = '', text = '']) => {
      const address = href.replaceAll('&amp;', '&');
      return (link.test(textOf(text)) || link.test(decodeURI(address))) && URL.canParse(address, url) ? [new URL(address, url).href] : [];
    },
  );
  if (found.length === 0) throw new ListFault('the page has no link to the file any more');
  return [...new Set(found)].slice(0, MAX_LINKS);
}

interface Edition {
  readonly edition: string;
  readonly table: Table;
  readonly file: Fetched;
}

async function readEdition(list: List, file: Fetched): Promise<Edition> {
  const bytes = list.inside === undefined ? file.bytes : unzip(file.bytes, list.inside);
  const table = await readTable(bytes, list);
  return { edition: editionOf(list, file, table.text), table, file };
}

/** The last edition that is in force. @throws ListFault */
async function findEdition(list: List, { locate, today }: DownloadRequest): Promise<Edition> {
  const first = await fetchFile(list.address, locate);
  const files =
    list.link === undefined ? [first] : await Promise.all(linksOf(first, list.link).map((address) => fetchFile(address, locate)));
  const editions = await Promise.all(files.map((file) => readEdition(list, file)));
  const inForce = editions.filter(({ edition }) => edition <= today).sort((one, other) => (one.edition < other.edition ? 1 : -1));
  const [last] = inForce;
  if (last === undefined) throw new ListFault(`its edition ${editions[0]?.edition} is not in force yet`);
  return last;
}

function refuseOtherColumns(known: readonly string[] | undefined, { header }: Table, isAccepted: boolean): void {
  if (known === undefined || isAccepted) return;
  const [gone, added] = [known.filter((name) => !header.includes(name)), header.filter((name) => !known.includes(name))];
  if (gone.length + added.length === 0) return;
  throw new ListFault(
    `its columns are others: ${[...gone.map((name) => `- ${name}`), ...added.map((name) => `+ ${name}`)].join(', ')} (--accept-columns)`,
  );
}

/** The edition of before may be a month. */
function refuseOlder(edition: string, before: string | undefined): void {
  if (before !== undefined && edition.slice(0, before.length) < before.slice(0, edition.length)) {
    throw new ListFault(`its edition is ${edition}, and ${before} is here: an old file at an old address`);
  }
}

function keep({ cache }: DownloadRequest, id: string, { edition, file }: Edition): void {
  const folder = join(cache, id, edition);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, basename(new URL(file.url).pathname) || 'file'), file.bytes);
}

/** Writes the dataset where its rows are others, or only its edition is. */
function write(request: DownloadRequest, list: List, { edition, table }: Edition): Pick<Outcome, 'dataset' | 'changes' | 'notes'> {
  const { target, today, limit } = request;
  const name = list.makes?.dataset;
  if (name === undefined) return { changes: [], notes: [] };
  const before = readDataset(target, name);
  refuseOlder(edition, before?.edition);
  const made = makeListedDataset({ list, table, edition, retrieved: today, before });
  if (made === undefined) return { changes: [], notes: [] };
  const dataset = corrected(made);
  const difference = compareDatasets(before, dataset);
  const changes = describeInWords(difference, limit);
  if (before !== undefined && changes.length === 0 && before.edition === edition) return { dataset: name, changes, notes: [] };
  writeDataset(target, name, serialized(dataset));
  updateManifest(target, [name]);
  return { dataset: name, changes, notes: [...notesOn(dataset, list), ...mendOpinions(target, [dataset])] };
}

/** With what was corrected by hand. A correction of a bank that went is to be removed by hand, too. */
function corrected(made: Dataset): Dataset {
  try {
    return applyOverrides(made).dataset;
  } catch (error) {
    throw new ListFault((error as Error).message);
  }
}

function serialized(dataset: Dataset): string {
  try {
    return serialize(dataset);
  } catch (error) {
    throw new ListFault(
      `it does not fit its schema: ${String((error as Error).message)
        .split('\n')
        .slice(0, 3)
        .join('; ')}`,
    );
  }
}

/** The terms are declared by dataset, and may still be those of another publisher. */
function notesOn(dataset: Dataset, { publisher }: List): readonly string[] {
  const declared = withParts(dataset).parts?.map((part) => part.publisher) ?? [];
  return declared.includes(publisher)
    ? []
    : [`parts.ts says ${declared.join(', ')}: the list is of ${publisher}, whose terms are to be declared`];
}

async function downloadOne(request: DownloadRequest, id: string, list: List): Promise<Outcome> {
  try {
    const remembered = readRemembered(request.target);
    const found = await findEdition(list, request);
    refuseOlder(found.edition, remembered[id]?.edition);
    refuseOtherColumns(remembered[id]?.header, found.table, request.acceptColumns);
    keep(request, id, found);
    const written = write(request, list, found);
    const sha256 = createHash('sha256').update(found.file.bytes).digest('hex');
    remember(request.target, { ...remembered, [id]: { edition: found.edition, header: found.table.header, sha256 } });
    return { id, edition: found.edition, ...written };
  } catch (error) {
    if (!(error instanceof ListFault)) throw error;
    return { id, fault: error.message, changes: [], notes: [] };
  }
}

/** One after the other: they are the servers of others. */
export async function download(request: DownloadRequest): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [id, list] of Object.entries(request.lists)) outcomes.push(await downloadOne(request, id, list));
  return outcomes;
}

/** A line for each list, and its changes. */
export function describeOutcome({ id, edition, fault, dataset, changes, notes }: Outcome): string {
  if (fault !== undefined) return `${id}: not taken: ${fault}`;
  const what = dataset === undefined ? 'kept in the cache' : changes.length === 0 ? `${dataset}, no bank changed` : dataset;
  return [`${id}: edition ${edition}, ${what}`, ...changes.map((line) => `  ${line}`), ...notes.map((line) => `  note: ${line}`)].join(
    '\n',
  );
}

/** Names are texts of others: as code, they mention nobody and format nothing. */
const asCode = (line: string): string => `    ${line.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`;

/** The text of a pull request: what changed, and what was not taken. */
export function pullRequestText(outcomes: readonly Outcome[], lists: DownloadRequest['lists']): string {
  const changed = outcomes.filter(({ changes }) => changes.length > 0);
  const faults = outcomes.filter(({ fault }) => fault !== undefined);
  const sections = changed.map(({ id, dataset, edition, changes, notes }) =>
    [`## ${dataset}, edition ${edition}`, '', `${lists[id]?.title}: ${lists[id]?.address}`, '', ...[...changes, ...notes].map(asCode)].join(
      '\n',
    ),
  );
  const refused =
    faults.length === 0
      ? []
      : [['## Not taken: the rows of before stay', '', ...faults.map(({ id, fault }) => asCode(`${id}: ${fault}`))].join('\n')];
  const title = changed.length === 0 ? 'Renew editions of lists' : `Renew ${changed.map(({ dataset }) => dataset).join(', ')}`;
  return `${[`# ${title}`, ...sections, ...refused].join('\n\n')}\n`;
}
