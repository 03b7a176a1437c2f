/** What a new edition changes, in words for who reviews it: banks that came, went, were renamed or merged. */
import type { Cell } from '../../../src/directory/dataset.js';
import type { Difference } from '../difference.js';

type Records = readonly Readonly<Record<string, Cell>>[];

const first = (records: Records, column: string): string | undefined => {
  const cell = records.find((record) => typeof record[column] === 'string')?.[column];
  return typeof cell === 'string' ? cell : undefined;
};

const nameOf = (key: string, records: Records): string => `${first(records, 'name') ?? 'a bank without a name'} (${key})`;

/** A bank is found by the first eight characters of its BIC: the rest names a branch. */
const partyOf = (records: Records): string | undefined => first(records, 'bic')?.slice(0, 8);

/** Bank codes whose BIC another code has now: they were merged. */
function heirsOf({ came, changed }: Difference): ReadonlyMap<string, string> {
  return new Map(
    [...came, ...changed].flatMap(({ key, after }) => (partyOf(after) === undefined ? [] : [[partyOf(after) ?? '', nameOf(key, after)]])),
  );
}

/** One line for each bank, merged ones first; `limit` of each kind. */
export function describeInWords(difference: Difference, limit: number): readonly string[] {
  const heirs = heirsOf(difference);
  const { came, went, changed } = difference;
  const heirOf = (records: Records): string | undefined => heirs.get(partyOf(records) ?? '');
  const merged = went.filter(({ before }) => heirOf(before) !== undefined);
  const renamed = changed.filter(({ before, after }) => first(before, 'name') !== first(after, 'name'));
  const others = changed.filter((change) => !renamed.includes(change));
  const kinds: readonly (readonly [readonly string[], string])[] = [
    [merged.map(({ key, before }) => `merged: ${nameOf(key, before)} into ${heirOf(before)}`), 'merged'],
    [renamed.map(({ key, before, after }) => `renamed: ${nameOf(key, before)} to ${first(after, 'name') ?? 'no name'}`), 'renamed'],
    [came.map(({ key, after }) => `came: ${nameOf(key, after)}`), 'came'],
    [went.filter((change) => !merged.includes(change)).map(({ key, before }) => `went: ${nameOf(key, before)}`), 'went'],
    [others.map(({ key, after }) => `changed: ${nameOf(key, after)}`), 'changed'],
  ];
  return kinds.flatMap(([lines, kind]) => [
    ...lines.slice(0, limit),
    ...(lines.length > limit ? [`${kind}: ${lines.length - limit} more`] : []),
  ]);
}
