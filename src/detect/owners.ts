/** Reads whose account it is from the words behind its number: “account DE89 … of Example Ltd”, “sur le compte BE68 … de l’ASBL Exemple”. */

import { lazy } from '../../rules/vocabulary/lazy.js';
import { beforeOwner, bodies, brandsOfBanks, inTheNameOf, partsOfBanks, titlesOfOwners } from '../../rules/words/owners.js';
import { readNameInSentence } from './names.js';
import { oneOf } from './patterns.js';

/** Behind an account, a remark in brackets, such as its BIC, may come first. */
const BEFORE = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `^[)\\]”»"]?,?(?: \\([^()\\n]{1,40}\\))?,?(?: |\\r?\\n)(?:(${oneOf(inTheNameOf)})|${oneOf(beforeOwner)})(?:(?<=['’])| )`,
      'iu',
    ),
);
/** The longest text between an account and the name. */
const MAX_BEFORE = 72;

const isAny = (list: string): RegExp => new RegExp(`(?:^|[ .])${oneOf(list)}(?![\\p{L}\\p{N}])`, 'iu');
const BODY = /* @__PURE__ */ lazy(() => isAny(bodies));
const TITLE = /* @__PURE__ */ lazy(() => new RegExp(`^${oneOf(titlesOfOwners)} \\p{L}{2}`, 'iu'));
const BANK = /* @__PURE__ */ lazy(() => new RegExp(`${oneOf(partsOfBanks)}|${isAny(brandsOfBanks).source}`, 'iu'));

/** A line that goes on, where the name may do so, too. */
const GOES_ON = /* @__PURE__ */ lazy(() => /^[ \t]*\r?\n[ \t]*\p{L}/u);

/** The name behind an account that ends at a place, and its range; undefined if the text there does not say whose it is. */
export function readOwner(
  text: string,
  end: number,
  isLabelAt: (at: number) => boolean,
): readonly [name: string, start: number, end: number] | undefined {
  const before = BEFORE().exec(text.slice(end, end + MAX_BEFORE));
  if (before === null) return undefined;
  const at = end + before[0].length;
  const read = readNameInSentence(text, at, isLabelAt);
  if (read === undefined) return undefined;
  const [name, nameEnd] = read;
  if (BANK().test(name) || GOES_ON().test(text.slice(nameEnd, nameEnd + 40))) return undefined;
  return before[1] !== undefined || BODY().test(name) || TITLE().test(name) ? [name, at, nameEnd] : undefined;
}
