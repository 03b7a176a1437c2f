/** All that is known about payments to MD. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { MD as iban } from './iban.js';
import { identifiers } from './identifiers.js';
import { MD_MIA, MD_SAPI } from './schemes.js';

export const MD: CountryRules = {
  code: 'MD',
  iban,
  account,
  identifiers,
  schemes: [MD_MIA, MD_SAPI],
};
