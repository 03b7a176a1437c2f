/** Characters that nobody sees, in a text without joiners: these have a meaning in names alone. */

import { lazy } from '../../rules/vocabulary/lazy.js';
import { UNSEEN } from './characters.js';

export const unseenCharacters = /* @__PURE__ */ lazy(() => new RegExp(`[${UNSEEN}\\u200C\\u200D]`, 'gu'));

/** The text that is seen, without spaces around it. */
export const seenIn = (text: string): string => text.replace(unseenCharacters(), '').trim();
