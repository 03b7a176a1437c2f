/** All that is known about payments to HK. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { identifiers } from './identifiers.js';
import { HK_CHATS, HK_ECG, HK_FPS } from './schemes.js';
import { terms } from './terms.js';

export const HK: CountryRules = {
  code: 'HK',
  account,
  identifiers,
  terms,
  schemes: [HK_CHATS, HK_ECG, HK_FPS],
};
