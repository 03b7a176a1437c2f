/**
 * The banks of a country as a search needs them: each once, with all its names, and how large it is likely to be. Made of the directory of banks, the list
 * of BICs, the lists of participants and the popular names; those that come first say the name and the code.
 *
 * The gotcha: no list says how large a bank is. Large are those that popular names or a short list of participants have, and that have many entries.
 */
import { popularBanks } from '../../rules/banks/popular-names.js';
import { perObject } from '../../rules/vocabulary/lazy.js';
import { electronic } from '../characters/text.js';
import { cacheResults } from '../directory/cache.js';
import type { Dataset } from '../directory/dataset.js';
import { type InstitutionKind, isNoBank, kindOfName } from '../directory/institution-kind.js';
import { type Row, rowsOf, textOfCell } from '../directory/rows.js';
import { isConnected } from '../identifiers/bic.js';
import type { BankName } from './bank-names.js';
import { wordsOfName } from './fold-name.js';

/** A bank, or where bank codes name banks, the bank of a code. */
export interface ListedBank {
  readonly name: string;
  /** In another script. */
  readonly otherName: string | undefined;
  /** Of a bank that has several, none. */
  readonly bankCode: string | undefined;
  /** The code that people know, where it is another one. */
  readonly usualCode: string | undefined;
  /** Whose code that is, where it is not the one of accounts. */
  readonly codeKind: string | undefined;
  readonly bic: string | undefined;
  readonly kind: InstitutionKind | undefined;
  /** Those in which a list says that it takes part. */
  readonly systems: readonly string[];
  readonly names: readonly BankName[];
  /** How likely it is meant, of two that fit alike. */
  readonly weight: number;
  readonly closedOn: string | undefined;
  /** The dataset that names it, and its edition. */
  readonly dataset: string;
  readonly edition: string;
}

export interface BankIndex {
  readonly banks: readonly ListedBank[];
  /** By a bank code or the first eight characters of a BIC. */
  byCode(code: string): readonly ListedBank[];
  /** True for words that many banks of the country have in their names. */
  readonly isCommon: (word: string) => boolean;
}

/** What a search reads of an engine. */
export interface BankData {
  readonly datasets: (name: string) => readonly Dataset[];
}

/** A bank while it is put together. */
interface CollectedBank {
  name: string;
  otherName: string | undefined;
  readonly codes: Set<string>;
  usualCode: string | undefined;
  codeKind: string | undefined;
  /** Each with how many entries have its first eight characters. */
  readonly bics: Map<string, number>;
  kind: InstitutionKind | undefined;
  readonly systems: Set<string>;
  /** Each with whether it is a popular one. */
  readonly names: Map<string, boolean>;
  entries: number;
  weight: number;
  closedOn: string | undefined;
  dataset: string;
  edition: string;
}

/** The columns of codes, the bank code first. A prefix is no code of a bank, but finds it. */
const CODES = ['bankCode', 'compe', 'codePrefix'] as const;
/** The columns of other names. */
const OTHER_NAMES = ['localName', 'kana', 'romaji', 'symbol', 'shortCode', 'mnemonic'] as const;

/** What makes a bank likely to be meant. One that is known is more than any sum of the others. */
const WEIGHT = { popular: 40, participant: 15, listedAlone: 5, directory: 8, bic: 4, unconnected: -6, noBank: -2 } as const;
/** A list of participants that is no longer than this has the largest banks alone. */
const SHORT_LIST = 30;
/** Where banks have more codes than this on average, codes name branches. */
const MAX_CODES_A_BANK = 1.5;

/** Names that stand in one: `DBS Bank / POSB`, `Banco de Chile (BCH)`; not what stands in the middle, which is seldom a name: `(Hong Kong) Limited`. */
const TWO_NAMES = /^([^(]{2,80})(?: \/ |\()([^()]{2,80})\)?$/;

class IndexBuilder {
  readonly drafts: CollectedBank[] = [];
  readonly byKey = new Map<string, CollectedBank>();
  readonly byCode = new Map<string, CollectedBank[]>();
  /** By all of a BIC, the first bank of it. */
  readonly byBic = new Map<string, CollectedBank>();

  addCode(code: string, draft: CollectedBank): void {
    const key = electronic(code);
    const known = this.byCode.get(key);
    if (known === undefined) this.byCode.set(key, [draft]);
    else if (!known.includes(draft)) known.push(draft);
  }

  /** The bank of a BIC; of those that share its first eight characters, as the banks of a group do, the one that has all of it. */
  ofBic(bic: string): CollectedBank | undefined {
    const [first, ...others] = this.byCode.get(bic.slice(0, 8)) ?? [];
    return others.every(({ name }) => name === first?.name) ? first : this.byBic.get(wholeBic(bic));
  }

  /** The bank under this key, which the first of its rows names. */
  draftOf(key: string, name: string, { dataset, edition }: Dataset): CollectedBank {
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const draft: CollectedBank = {
      ...{ name, dataset, edition, kind: undefined, codeKind: undefined, usualCode: undefined, closedOn: undefined, entries: 0, weight: 0 },
      otherName: undefined,
      ...{ codes: new Set(), bics: new Map(), systems: new Set(), names: new Map() },
    };
    this.byKey.set(key, draft);
    this.drafts.push(draft);
    return draft;
  }
}

const wholeBic = (bic: string): string => bic.padEnd(11, 'X');

function addName({ names }: CollectedBank, name: string | undefined, isPopular = false): void {
  if (name !== undefined && (isPopular || !names.has(name))) names.set(name, isPopular);
}

const cellsOf = ({ columns }: Dataset): ((row: Row, column: string) => string | undefined) => {
  const positions = new Map(columns.map((column, at) => [column, at]));
  return (row, column) => textOfCell(row, positions.get(column) ?? -1);
};

/** A row of a directory of banks, or of a list of BICs. */
interface Entry {
  readonly row: Row;
  readonly name: string | undefined;
  readonly bic: string | undefined;
  readonly bankCode: string | undefined;
  /** Whose code it is, where that is not the one of accounts. */
  readonly codeKind: string | undefined;
  /** The bank code, and others that find the bank. */
  readonly codes: readonly string[];
}

const byKind = ({ codeKind: one = '' }: Entry, { codeKind: other = '' }: Entry): number => Number(one > other) - Number(one < other);

function entriesOf(dataset: Dataset): readonly Entry[] {
  const cell = cellsOf(dataset);
  const entries = Array.from(rowsOf(dataset), (row): Entry => {
    const codes = CODES.flatMap((column) => cell(row, column) ?? []);
    return { row, codes, name: cell(row, 'name'), bic: cell(row, 'bic'), bankCode: cell(row, 'bankCode'), codeKind: cell(row, 'codeKind') };
  });
  // the code of accounts comes before others of the same bank, that of a national system, in capitals, before a provider's
  if (dataset.columns.includes('codeKind')) entries.sort(byKind);
  // those without a BIC come to those of the same name
  return [...entries.filter(({ bic }) => bic !== undefined), ...entries.filter(({ bic }) => bic === undefined)];
}

/** True where bank codes name banks, and not their branches. */
function hasCodesOfBanks(entries: readonly Entry[]): boolean {
  const coded = entries.filter(({ bankCode, name }) => bankCode !== undefined && name !== undefined);
  const [codes, names] = [new Set(coded.map(({ bankCode }) => bankCode)), new Set(coded.map(({ name }) => name))];
  return codes.size <= names.size * MAX_CODES_A_BANK;
}

function addEntry(builder: IndexBuilder, draft: CollectedBank, { name, bic, bankCode, codes }: Entry): void {
  draft.entries++;
  addName(draft, name);
  if (bankCode !== undefined) draft.codes.add(bankCode);
  for (const code of codes) builder.addCode(code, draft);
  if (bic === undefined) return;
  const bic8 = bic.slice(0, 8);
  builder.addCode(bic8, draft);
  if (!builder.byBic.has(wholeBic(bic))) builder.byBic.set(wholeBic(bic), draft);
  draft.bics.set(bic8, (draft.bics.get(bic8) ?? 0) + 1);
}

function addBanks(builder: IndexBuilder, dataset: Dataset): void {
  const cell = cellsOf(dataset);
  const entries = entriesOf(dataset);
  const isWithCodes = hasCodesOfBanks(entries);
  const headOffices = headOfficesOf(entries);
  const ofName = new Map<string, CollectedBank>();
  for (const entry of entries) {
    const { row, name, bankCode, codeKind } = entry;
    if (name === undefined) continue;
    const sameBank = codeKind === undefined ? undefined : ofName.get(name);
    if (sameBank !== undefined) {
      for (const code of entry.codes) builder.addCode(code, sameBank);
      continue;
    }
    const key = isWithCodes && bankCode !== undefined ? bankCode : keyOf(entry, headOffices);
    const draft = (entry.bic === undefined && !isWithCodes && ofName.get(name)) || builder.draftOf(key, name, dataset);
    ofName.set(name, draft);
    draft.codeKind ??= codeKind;
    draft.usualCode ??= cell(row, 'compe');
    addEntry(builder, draft, entry);
    for (const column of OTHER_NAMES) addName(draft, cell(row, column));
    draft.otherName ??= cell(row, 'localName') ?? cell(row, 'romaji');
    draft.weight = WEIGHT.directory;
    draft.closedOn ??= cell(row, 'closedOn');
    for (const system of systemsOf(cell(row, 'systems'))) draft.systems.add(system);
  }
}

function addBics(builder: IndexBuilder, dataset: Dataset): void {
  const entries = entriesOf(dataset);
  const headOffices = headOfficesOf(entries);
  for (const entry of entries) {
    const { name, bic } = entry;
    if (bic === undefined) continue;
    const listed = builder.ofBic(bic);
    // the name of none of those that share it may be another's
    const isNew = name !== undefined && !builder.byCode.has(bic.slice(0, 8));
    if (listed !== undefined || isNew) addEntry(builder, listed ?? builder.draftOf(keyOf(entry, headOffices), name ?? '', dataset), entry);
  }
}

const systemsOf = (cell: string | undefined): readonly string[] => cell?.split(' ') ?? [];

/** Name and institution of a bank with a head office; else the BIC too. */
const keyOf = ({ name, bic, codes }: Entry, headOffices: ReadonlySet<string>): string => {
  if (bic === undefined) return `${name} ${codes[0]}`;
  const institution = `${bic.slice(0, 6)} ${name}`;
  return headOffices.has(institution) ? institution : `${bic} ${name}`;
};

const isOfHead = (bic: string): boolean => bic.length === 8 || bic.endsWith('XXX');

/** The names of institutions with a BIC of the head office, behind institution and country. What stands without one, such as a cooperative bank under the BIC of its group, is a bank of its own. */
function headOfficesOf(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ bic, name }) => (bic !== undefined && isOfHead(bic) ? `${bic.slice(0, 6)} ${name}` : [])));
}

function addParticipants(builder: IndexBuilder, dataset: Dataset): void {
  const cell = cellsOf(dataset);
  const rows = [...rowsOf(dataset)];
  const isShort = rows.length <= SHORT_LIST;
  for (const [at, row] of rows.entries()) {
    const [code, bic, name] = [cell(row, 'bankCode'), cell(row, 'bic'), cell(row, 'name')];
    const known = (code && builder.byCode.get(code)?.[0]) ?? (bic && builder.ofBic(bic));
    if (!known && name === undefined) continue;
    const draft = known || builder.draftOf(`${name} ${code ?? bic}`, name ?? '', dataset);
    if (!known) {
      addEntry(builder, draft, { row, name, bic, bankCode: code, codeKind: undefined, codes: code === undefined ? [] : [code] });
    }
    addName(draft, name);
    draft.kind ??= cell(row, 'kind') as InstitutionKind | undefined;
    for (const system of systemsOf(cell(row, 'systems'))) draft.systems.add(system);
    draft.weight += isShort ? WEIGHT.participant - at / SHORT_LIST : WEIGHT.listedAlone;
  }
}

function weightOf({ weight, kind, entries }: CollectedBank, bic: string | undefined): number {
  const ofBic = bic === undefined ? 0 : isConnected(bic) ? WEIGHT.bic : WEIGHT.unconnected;
  const ofKind = isNoBank(kind) ? WEIGHT.noBank : 0;
  return weight + ofBic + ofKind + Math.min(Math.log2(entries + 1), 8);
}

/** The one that most entries have; the first of several. */
const usualBic = ({ bics }: CollectedBank): string | undefined =>
  [...bics].reduce<readonly [string, number] | undefined>(
    (best, next) => (best !== undefined && best[1] >= next[1] ? best : next),
    undefined,
  )?.[0];

function toListed(country: string, draft: CollectedBank, names: readonly BankName[]): ListedBank {
  const { name, otherName, codes, codeKind, systems, closedOn, dataset, edition } = draft;
  const bic = usualBic(draft);
  const kind = draft.kind ?? kindOfName(country, name);
  const bankCode = codes.size === 1 ? [...codes][0] : undefined;
  return {
    ...{ name, otherName, bankCode, usualCode: bankCode && draft.usualCode, codeKind, bic, kind, names, closedOn, dataset, edition },
    systems: [...systems].sort(),
    weight: weightOf(draft, bic),
  };
}

/** A word is common from so many banks on, or from this part of the banks of the country. */
const COMMON = { banks: 5, part: 0.02 } as const;

function commonWords(names: Iterable<readonly string[]>, banks: number): (word: string) => boolean {
  const counts = new Map<string, number>();
  for (const words of names) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const least = Math.max(COMMON.banks, banks * COMMON.part);
  return (word) => (counts.get(word) ?? 0) >= least;
}

/** Many names come twice: to fold one is most of the work. */
function keepWords(): (name: string) => readonly string[] {
  const kept = new Map<string, readonly string[]>();
  return (name) => {
    const words = kept.get(name) ?? wordsOfName(name);
    kept.set(name, words);
    return words;
  };
}

/** The names as they are compared, and those that stand in them. */
function comparedNames(
  { names }: CollectedBank,
  wordsOf: (name: string) => readonly string[],
  isCommon: (word: string) => boolean,
): readonly BankName[] {
  const found = new Map<string, BankName>();
  const add = (text: string, isPopular: boolean, isPart: boolean) => {
    const words = wordsOf(text);
    const [joined, own] = [words.join(''), words.filter((word) => !isCommon(word)).join('')];
    // a part that many banks have is no name: (Hong Kong)
    if (joined !== '' && !(isPart && own === '') && (isPopular || !found.has(joined))) found.set(joined, { words, joined, own, isPopular });
  };
  for (const [name, isPopular] of names) {
    add(name, isPopular, false);
    for (const part of TWO_NAMES.exec(name)?.slice(1) ?? []) add(part, false, true);
  }
  return [...found.values()];
}

function createBankIndex(country: string, { datasets }: BankData): BankIndex {
  const builder = new IndexBuilder();
  for (const dataset of datasets(`banks/${country}`)) addBanks(builder, dataset);
  for (const dataset of datasets(`bics/${country}`)) addBics(builder, dataset);
  for (const dataset of datasets(`participants/${country}`)) addParticipants(builder, dataset);
  const popular = Object.hasOwn(popularBanks, country) ? (popularBanks[country] ?? []) : [];
  for (const [id, ...names] of popular) {
    const draft = builder.byCode.get(id)?.[0];
    if (draft === undefined) continue;
    for (const name of names) addName(draft, name, true);
    draft.weight += WEIGHT.popular;
  }
  const { drafts, byCode } = builder;
  const wordsOf = keepWords();
  const isCommon = commonWords(
    drafts.map(({ name }) => wordsOf(name)),
    drafts.length,
  );
  const listed = new Map(drafts.map((draft) => [draft, toListed(country, draft, comparedNames(draft, wordsOf, isCommon))]));
  const byBankCode = (code: string) => (byCode.get(code) ?? []).flatMap((draft) => listed.get(draft) ?? []);
  return { banks: [...listed.values()], byCode: byBankCode, isCommon };
}

const indexesOf = /* @__PURE__ */ perObject((data: BankData) => cacheResults((country) => createBankIndex(country, data)));

/** The index of a country, made when it is first asked for, and kept as long as the data. */
export const bankIndexOf = (country: string, data: BankData): BankIndex => indexesOf(data)(country);
