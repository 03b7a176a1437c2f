/**
 * What stands in the fields when the country changes.
 *
 * The gotcha: a bank code is one of a country. Another country may have codes of the same form, and then money goes to another bank. What somebody
 * typed for one country is set aside, and comes back with it; what the page gave stays, whichever of country and value it sets first.
 */
import type { AccountForm, Entries, FieldName } from './account-fields.js';
import { type AccountValue, entriesOfValue, plainEntries } from './account-value.js';
import { formatByLoaded } from './country-rules.js';

const OF_COUNTRY: readonly FieldName[] = ['memberId', 'branchId', 'account', 'accountType'];

/** An account number that the next country may have as well stays: nobody types it twice. */
const mayStay = (name: FieldName, text: string, country: string): boolean =>
  name === 'account' && (country === '' || formatByLoaded(text, { type: 'ACCOUNT_NUMBER', country }).state !== 'wrong');

export class CountryEntries {
  readonly #aside = new Map<string, Entries>();

  /** The entries of this country, which were those of `before`. `given`: what the page gave. */
  in(country: string, before: AccountForm, entries: Entries, given: AccountValue | null | undefined): Entries {
    const { country: last } = before.asked.corridor;
    if (country === last) return entries;
    // the next country has separators of its own
    const plain = plainEntries(before, entries);
    if (last === '') return { ...plain, ...this.#aside.get(country) };
    const { entries: kept } = entriesOfValue(given);
    const isAside = (name: FieldName): boolean => {
      const text = plain[name] ?? '';
      return text !== '' && text !== kept[name] && !mayStay(name, text, country);
    };
    const aside = OF_COUNTRY.filter(isAside);
    this.#aside.set(last, Object.fromEntries(aside.map((name) => [name, plain[name]])));
    return { ...plain, ...Object.fromEntries(aside.map((name) => [name, ''])), ...this.#aside.get(country) };
  }
}
