/** All that is known about payments to QA. Written by `npm run indexes`. */
import type { CountryRules } from '../../vocabulary/rules.js';
import { account } from './account.js';
import { QA as iban } from './iban.js';
import { purposes } from './purposes.js';
import { QA_FAWRAN, QA_QPS } from './schemes.js';

export const QA: CountryRules = {
  code: 'QA',
  iban,
  account,
  purposes,
  schemes: [QA_FAWRAN, QA_QPS],
};
