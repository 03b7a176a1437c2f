/** Whether the country has the state or province, and the post code lies in it. Only a complete list says that it does not. */
import type { Subdivision, Subdivisions } from '../../../directory/subdivisions.js';
import { electronicPostCode, isPostCode } from '../../../identifiers/post-code.js';
import type { Check } from '../../../payment/check.js';
import type { Payment } from '../../../payment/payment.js';
import { ADDRESS_POINTERS, countryOfAddress } from './address.js';

const pointer = ADDRESS_POINTERS.countrySubdivision;
const rule = 'address/subdivision';
const POST_CODE = { pointer: ADDRESS_POINTERS.postCode, rule: 'address/post-code-subdivision' } as const;

/** Undefined where the post codes of the subdivision are not known, or none that has the country's form is given. */
function liesIn(payment: Payment, country: string, { postCodes }: Subdivision): boolean | undefined {
  const { postCode } = payment.address;
  if (postCodes.length === 0 || postCode === undefined || !isPostCode(postCode, country)) return undefined;
  const code = electronicPostCode(postCode, country);
  return postCodes.some((prefix) => code.startsWith(prefix));
}

/** The list of the country's subdivisions, where one is named. */
function listFor(payment: Payment, country: string | undefined): Subdivisions | undefined {
  return country === undefined ? undefined : payment.engine.data.subdivisions(country);
}

export const addressCountrySubdivision: Check = {
  name: 'address/country-subdivision',
  asks: [pointer, ADDRESS_POINTERS.postCode, ADDRESS_POINTERS.country],
  isOrdinary(payment) {
    const text = payment.reading.address === undefined ? undefined : payment.address.countrySubdivision;
    const country = text === undefined ? undefined : countryOfAddress(payment);
    const list = listFor(payment, country);
    if (text === undefined || country === undefined || list === undefined || !list.complete) return true;
    const found = list.find(text);
    return found !== undefined && liesIn(payment, country, found) !== false;
  },
  examine(payment, findings) {
    const text = payment.address.countrySubdivision;
    const country = countryOfAddress(payment);
    if (text === undefined || country === undefined) return;
    const list = listFor(payment, country);
    if (list === undefined) return findings.outcome(rule, pointer, 'not-covered');
    findings.addEditions(list.editions);
    const found = list.find(text);
    if (found === undefined && list.complete)
      return findings.report('CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN', pointer, { rule, restsOn: 'likely', params: { country } });
    findings.outcome(rule, pointer, found ? 'passed' : 'not-covered');
    const lies = found && liesIn(payment, country, found);
    if (lies === undefined) return;
    if (lies || !list.complete) return findings.outcome(POST_CODE.rule, POST_CODE.pointer, lies ? 'passed' : 'not-covered');
    findings.report('CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY', POST_CODE.pointer, {
      rule: POST_CODE.rule,
      restsOn: 'likely',
    });
  },
};
