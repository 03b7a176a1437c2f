/** Finds the labels of `rules/words/labels.ts` and of `rules/words/parties.ts` in a text. */
import { labels } from '../../rules/words/labels.js';
import { partyLabels } from '../../rules/words/parties.js';
import { createLabelFinder, type Label, type LabelFinder } from '../identifiers/labels.js';
import { joinLabels } from './joined-labels.js';

const findWords: LabelFinder = /* @__PURE__ */ createLabelFinder(/* @__PURE__ */ labels.concat(/* @__PURE__ */ partyLabels()));

/** A label with what its last word means: the account in “Na rachunek” is a Polish one. */
function withAccount(text: string, label: Label): Label {
  const { start, end, meanings } = label;
  if (!meanings.some(({ isOfAccount }) => isOfAccount === true)) return label;
  const rest = text.slice(start, end);
  const from = rest.search(/[^\p{L}\p{N}\p{M}]/u);
  const last = from < 0 ? undefined : findWords(rest.slice(from)).at(-1);
  const accounts =
    last === undefined || last.end + from !== rest.length ? [] : last.meanings.filter(({ meaning }) => meaning === 'account');
  return { start, end, meanings: [...meanings, ...accounts] };
}

/** The labels of a text, in its order. No two overlap. */
export const findLabels: LabelFinder = (text) =>
  joinLabels(
    text,
    findWords(text).map((label) => withAccount(text, label)),
  );
