/** Chooses the sheet of a workbook, and tells the user which one is read. */
import type { CliTexts } from '../../../rules/vocabulary/cli-texts.js';
import { type Said, say, wordsOfSentence } from '../../files/sentence.js';
import { shownName } from '../column-lines.js';

/** The sheets of a workbook in their order, and the one that is read. */
export interface SheetChoice {
  readonly names: readonly string[];
  readonly index: number;
}

/** A sheet of a workbook. The user does not see a hidden one: templates keep their lists there. */
export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
}

/** The most sheets that a message names. */
const MAX_NAMED = 10;

const shown = (name: string, index: number): Said => {
  const text = shownName(name);
  return text === undefined ? say('sheetNumber', { number: index + 1 }) : `"${text}"`;
};

/** The names one behind the other; of many, the first. */
function listed(names: readonly Said[]): Said {
  const list = names
    .slice(0, MAX_NAMED)
    .reduce<Said>((before, name) => (before === '' ? name : say('pair', { one: before, other: name })), '');
  return names.length > MAX_NAMED ? say('andMore', { list, count: names.length - MAX_NAMED }) : list;
}

/** The index of the sheet with this name, else with this number, counted from 1; -1 if there is none. Default: the first that is not hidden. */
export function findSheet(sheets: readonly SheetName[], wanted: string | undefined): number {
  if (wanted === undefined) {
    const visible = sheets.findIndex(({ isHidden }) => !isHidden);
    return visible < 0 && sheets.length > 0 ? 0 : visible;
  }
  const small = wanted.trim().toLowerCase();
  const named = sheets.findIndex(({ name }) => name.trim().toLowerCase() === small);
  if (named >= 0) return named;
  const index = /^\d{1,4}$/.test(small) ? Number(small) - 1 : -1;
  return index < sheets.length ? index : -1;
}

/** A line about the choice; empty if there is only one sheet. */
export function formatChoice(file: string, { names, index }: SheetChoice, texts?: CliTexts): string {
  if (names.length < 2) return '';
  const others = listed(names.flatMap((name, at) => (at === index ? [] : [shown(name, at)])));
  const sheet = shown(names[index] ?? '', index);
  return `${wordsOfSentence(say('sheetRead', { file, sheet, number: index + 1, count: names.length, others }), texts)}\n`;
}

export const formatAbsentSheet = (names: readonly string[]): Said => say('noSuchSheet', { sheets: listed(names.map(shown)) });
