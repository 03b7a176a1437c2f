/**
 * Branches, by what a domestic payment calls bank and branch together.
 *
 * Two forms of a dataset: one row a branch, keyed by `memberId`; or one row a bank with its branch numbers alone, `1-16 22 0000SC`, where
 * numbers are written without leading zeros and a hyphen stands for a range.
 */
import type { Dataset } from './dataset.js';
import { remembered } from './remembered.js';
import { rowsBy, textAt } from './rows.js';

export interface Branch {
  readonly name?: string;
  readonly town?: string;
  readonly postCode?: string;
  readonly street?: string;
}

export interface BranchDirectory {
  /** The branch of a bank; undefined where it is not known. The number is as long as its country writes it. */
  find(bankCode: string, branch: string): Branch | undefined;
  /** One of the branches of a bank, of numbers alone, without leading zeros; undefined where rows describe them, or none is known. */
  some(bankCode: string): string | undefined;
  /** A branch of a bank that is in it, and that is not itself in it, does not exist. */
  readonly complete: boolean;
  /** Name → edition. */
  readonly editions: Readonly<Record<string, string>>;
}

type Find = BranchDirectory['find'];

const FIELDS = ['name', 'town', 'postCode', 'street'] as const;

function branchFinder(dataset: Dataset): Find {
  const find = rowsBy(dataset, 'memberId');
  const columns = FIELDS.map((field) => [field, dataset.columns.indexOf(field)] as const);
  return (bankCode, branch) => {
    const [row] = find(bankCode + branch);
    if (row === undefined) return undefined;
    const facts = columns.map(([field, column]) => [field, textAt(row, column)] as const);
    return Object.fromEntries(facts.filter(([, text]) => text !== undefined));
  };
}

function numberFinder(dataset: Dataset): Find {
  const find = rowsBy(dataset, 'bankCode');
  const column = dataset.columns.indexOf('branches');
  const listOf = remembered((bankCode) => numberList(textAt(find(bankCode)[0] ?? [], column) ?? ''));
  return (bankCode, branch) => (listOf(bankCode)(branch) ? {} : undefined);
}

type NumberList = (branch: string) => boolean;

/** Reads a list once: a large bank has thousands of entries. */
function numberList(text: string): NumberList {
  const codes = new Set<string>();
  const ranges: (readonly [number, number])[] = [];
  for (const token of text.split(' ')) {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(token) ?? [];
    if (from === undefined) codes.add(token);
    else ranges.push([Number(from), Number(to)]);
  }
  return (branch) => {
    if (!/^\d+$/.test(branch)) return branch !== '' && codes.has(branch);
    const number = Number(branch);
    return ranges.some(([from, to]) => from <= number && number <= to);
  };
}

/** Reads datasets of branches as one; undefined when there are none. */
export function branchDirectory(datasets: readonly Dataset[]): BranchDirectory | undefined {
  if (datasets.length === 0) return undefined;
  const finders = datasets.map((dataset) => (dataset.columns.includes('branches') ? numberFinder(dataset) : branchFinder(dataset)));
  return {
    some: (bankCode) => {
      const lists = datasets.filter(({ columns }) => columns.includes('branches'));
      const [row] = lists.flatMap((dataset) =>
        rowsBy(dataset, 'bankCode')(bankCode).map((cells) => textAt(cells, dataset.columns.indexOf('branches'))),
      );
      return row === undefined ? undefined : /^\d+/.exec(row)?.[0];
    },
    find: (bankCode, branch) => {
      for (const find of finders) {
        const found = find(bankCode, branch);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    complete: datasets.some(({ confidence, completeness }) => confidence === 'official' && completeness === 'complete'),
    editions: Object.fromEntries(datasets.map(({ dataset, edition }) => [dataset, edition])),
  };
}
