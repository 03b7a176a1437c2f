/** The texts of return codes in English. They stand in the records of the meanings, `rules/returns/meanings/`. */
import { MEANINGS } from '../../returns/meanings.js';
import { type ReturnTexts, returnTexts } from '../return-texts.js';

export const en: ReturnTexts = /* @__PURE__ */ returnTexts(
  Object.fromEntries(Object.entries(MEANINGS).map(([meaning, { text }]) => [meaning, text])) as ReturnTexts,
);
