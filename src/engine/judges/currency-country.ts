/** Whether payments to the country go out in the currency. */
import type { Case } from './case.js';

export function judgeCurrencyOfCountry(_subject: Case): void {}
