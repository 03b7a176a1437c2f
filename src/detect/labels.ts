/** Finds the labels of `rules/words/labels.ts` in a text. */
import { labels } from '../../rules/words/labels.js';
import { createLabelFinder, type LabelFinder } from '../identifiers/labels.js';

/** The labels of a text, in its order. No two overlap. */
export const findLabels: LabelFinder = /* @__PURE__ */ createLabelFinder(labels);
