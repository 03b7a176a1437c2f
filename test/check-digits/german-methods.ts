/** The German account methods, as the tests ask them. */
import { verifyGermanAccount } from '../../rules/check-digits/german/index.js';

/** The bank codes under which the document gives its examples for the methods that read them. */
const BANK_CODES: Readonly<Record<string, string>> = { '52': '13051172', '53': '16052072', B6: '80053782', C0: '13051172' };

export function verify(method: string, account: string, bankCode = BANK_CODES[method] ?? '10000000') {
  return verifyGermanAccount(method, account, bankCode);
}
