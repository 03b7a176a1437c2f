/**
 * Reads labels that stand side by side as one, where one of them names the payer or the payee: “IBAN of the payee”, “Rachunek nadawcy”, “Payer name”.
 *
 * The gotcha: what a label of the payer names is the payer’s, even a name; so that label says nothing else any more.
 */
import type { LabelDeclaration } from '../../rules/vocabulary/label.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { betweenLabelAndParty } from '../../rules/words/small-words.js';
import type { Label } from '../identifiers/labels.js';
import { oneOf } from './patterns.js';

/** The most that may stand between the two. */
const MAX_BETWEEN = 12;
const BETWEEN = /* @__PURE__ */ lazy(
  () => new RegExp(`^(?:[ \\u00a0]?[-–]?|['’]s)[ \\u00a0]?(?:${oneOf(betweenLabelAndParty)}[ \\u00a0'’])?$`, 'i'),
);

const ACCOUNT: LabelDeclaration = { meaning: 'account', names: '' };
const PARTS: readonly string[] = ['account', 'iban', 'bic', 'bank', 'branch', 'name', 'any-name', 'other'];

const isParty = ({ meanings }: Label): boolean => meanings.some((each) => each.isParty === true);

/** The meanings of a label that stands beside a party. */
const partsOf = ({ meanings }: Label): readonly LabelDeclaration[] =>
  meanings.some(({ isAccountWord }) => isAccountWord) && !meanings.some(({ meaning }) => meaning === 'account')
    ? [ACCOUNT, ...meanings.filter(({ isAccountWord }) => isAccountWord !== true)]
    : meanings;

function joinedMeanings(party: Label, part: Label): readonly LabelDeclaration[] {
  const parts = partsOf(part);
  const payer = party.meanings.find(({ meaning }) => meaning === 'payer');
  return payer === undefined
    ? parts.map((each) => ({ ...each, isOfPayee: true }))
    : [payer, ...parts.filter(({ meaning }) => meaning === 'account' || meaning === 'iban')];
}

function join(text: string, one: Label, other: Label): Label | undefined {
  const between = text.slice(one.end, other.start);
  if (between.length > MAX_BETWEEN || isParty(one) === isParty(other) || !BETWEEN().test(between)) return undefined;
  const [party, part] = isParty(one) ? [one, other] : [other, one];
  if (!part.meanings.every(({ meaning }) => PARTS.includes(meaning))) return undefined;
  return { start: one.start, end: other.end, meanings: joinedMeanings(party, part) };
}

/** The labels of a text, those of one party in one. */
export function joinLabels(text: string, labels: readonly Label[]): readonly Label[] {
  const joined: Label[] = [];
  for (const label of labels) {
    const last = joined.at(-1);
    const both = last && join(text, last, label);
    if (both === undefined) joined.push(label);
    else joined[joined.length - 1] = both;
  }
  return joined;
}
