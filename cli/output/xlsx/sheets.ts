/** Chooses the sheet of a workbook, and tells the user which one is read. */
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

const shown = (name: string, index: number): string => {
  const text = shownName(name);
  return text === undefined ? `number ${index + 1}` : `"${text}"`;
};

const listed = (names: readonly string[]): string =>
  names.slice(0, MAX_NAMED).map(shown).join(', ') + (names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '');

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
export function formatChoice(file: string, { names, index }: SheetChoice): string {
  if (names.length < 2) return '';
  const others = names.flatMap((name, at) => (at === index ? [] : [shown(name, at)]));
  const rest = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : '';
  return `${file}: sheet ${shown(names[index] ?? '', index)}, ${index + 1} of ${names.length}; not read: ${others.slice(0, MAX_NAMED).join(', ')}${rest} (--sheet NAME)\n`;
}

export const formatAbsentSheet = (names: readonly string[]): string =>
  `it has no readable sheet of the name or number in --sheet; it has ${listed(names)}`;
