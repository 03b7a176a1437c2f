/** Faults in the account: IBAN, account number, what stands for one. */
import { publishedIbans } from '../../../rules/banks/account-samples.js';
import type { CompiledCountry } from '../../identifiers/country/layout.js';
import { checkDigits } from '../../identifiers/iban/read.js';
import { withAccount } from '../account.js';
import { draftText, withDraftValue, without } from '../draft.js';
import type { Random } from '../random.js';
import { change, either, type Fault, leaveOut, otherDigits, put } from './fault.js';

const ID = '/creditorAccount/id';
const VALUE = `${ID}/value`;
const ID_TYPE = `${ID}/type`;
const TYPE = '/creditorAccount/type';
const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';

const isIban = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(text);

/** The fault where the account is an IBAN. */
const inIban =
  (variants: (iban: string, random: Random, rules: CompiledCountry | undefined) => Iterable<string>): Fault =>
  (context) => {
    if (draftText(context.draft, ID_TYPE) !== 'IBAN') return [];
    const rulesOf = (iban: string) => context.route.engine.rules.countries.withIban(iban.slice(0, 2));
    return change(VALUE, (text, random) => (isIban(text) ? variants(text, random, rulesOf(text)) : []))(context);
  };

/** IBANs with one digit of the BBAN changed, whose check digits are right. */
function* otherBbans(iban: string, random: Random): Iterable<string> {
  const country = iban.slice(0, 2);
  for (const bban of otherDigits(iban.slice(4), random)) yield country + checkDigits(country, bban) + bban;
}

/** IBANs with wrong check digits: no others that are congruent modulo 97. */
const otherCheckDigits = (iban: string, random: Random): readonly string[] => {
  const digits = String(2 + ((Number(iban.slice(2, 4)) + random.below(90)) % 97)).padStart(2, '0');
  return [iban.slice(0, 2) + digits + iban.slice(4)];
};

/** The prefix of a territory whose banks have the IBANs of another country. */
const withTerritory: Fault = ({ draft, route }) => {
  const iban = draftText(draft, VALUE);
  const territories = route.engine.rules.countries.withIban(iban.slice(0, 2))?.rule.territories ?? [];
  return isIban(iban)
    ? territories.map((code) => withDraftValue(draft, VALUE, code + checkDigits(code, iban.slice(4)) + iban.slice(4)))
    : [];
};

/** With national check digits that go with the rest, where there are any. */
const withNationalDigits = (bban: string, rules: CompiledCountry | undefined): string =>
  rules?.checks.reduce((text, { complete }) => complete?.(text) ?? text, bban) ?? bban;

/** IBANs at banks that there hardly are: the field of the bank filled with one digit or letter. */
function* ofNoBank(iban: string, _random: Random, rules: CompiledCountry | undefined): Iterable<string> {
  const country = iban.slice(0, 2);
  for (const [digit, letter] of ['9Z', '8Q', '7X', '0A']) {
    for (const length of [3, 4, 5, 8, 6]) {
      const bank = iban
        .slice(4, 4 + length)
        .replace(/\d/g, digit ?? '')
        .replace(/[A-Z]/g, letter ?? '');
      const bban = withNationalDigits(bank + iban.slice(4 + length), rules);
      yield country + checkDigits(country, bban) + bban;
    }
  }
}

/** How many banks of a directory are tried. */
const BANKS = 6;

/** The fault at other banks of the directory: in some countries the bank decides whether there are check digits. */
const atOtherBanks = (fault: Fault): Fault =>
  function* (context) {
    const { draft, route, random } = context;
    const { countries } = route.engine.rules;
    const rules = route.accountIdType === 'IBAN' ? countries.withIban(route.country) : countries.domestic(route.country);
    const banks = route.engine.data.banks(rules?.rule.code ?? route.country);
    if (rules === undefined || rules.checks.length === 0 || banks === undefined) return;
    const start = random.below(1000);
    for (let at = 0; at < BANKS; at++) {
      const { bankCode = '', bic } = banks.sample(start + at * 7919) ?? {};
      const bank = { bankCode, ...(bic !== undefined && { bic }) };
      const made = withAccount(without(draft, ['/creditorAgent']), route, bank, random, { isBicGiven: false });
      if (made !== undefined) yield* fault({ ...context, draft: made, bank });
    }
  };

/** Account numbers that repeat one digit, with the check digits that go with them. */
const ofOneDigit: Fault = function* ({ draft, bank, route, random }) {
  const isBicGiven = draftText(draft, '/creditorAgent/bic') !== '';
  for (const digit of '123456789') {
    const made = bank && withAccount(draft, route, bank, random, { isBicGiven, digit });
    if (made !== undefined) yield made;
  }
};

/** The examples of documents: what the alert is about. Their bank is not the one that was made up. */
const ofDocument: Fault = ({ draft }) => {
  const country = draftText(draft, VALUE).slice(0, 2);
  const alone = without(draft, ['/creditorAgent']);
  return [...publishedIbans].filter((iban) => iban.startsWith(country)).map((iban) => withDraftValue(alone, VALUE, iban));
};

const malformed = (text: string): readonly string[] => [
  `${text}§`,
  text.slice(0, 1),
  text + text,
  `${text}${text}${text}${text}`,
  text.slice(0, -1),
  `${text}1`,
];

const PROXIES: readonly (readonly [type: string, value: string])[] = [
  ['EMAIL', 'sample.1234@example.org'],
  ['ACCOUNT_NUMBER', '1234509876'],
  ['CARD_NUMBER', '6250941006528599'],
  ['PHONE', '+4915123456789'],
];

const otherIdType: Fault = ({ draft }) => PROXIES.map(([type, value]) => withDraftValue(draft, ID, { type, value }));

/** An account that another currency is kept in. */
const inCurrency: Fault = ({ draft, route }) =>
  ['USD', 'EUR', 'GBP', 'JPY']
    .filter((currency) => currency !== route.currency)
    .map((currency) => withDraftValue(draft, '/currency', currency));

/** The account number with the bank identifier of another bank. */
const otherBank: Fault = ({ draft, random }) => {
  const memberId = draftText(draft, MEMBER_ID);
  return memberId === '' ? [] : [...otherDigits(memberId, random)].map((each) => withDraftValue(draft, MEMBER_ID, each));
};

/** The account number with the bank identifier of a bank of the directory. */
const listedBank: Fault = function* ({ draft, route, random }) {
  const banks = draftText(draft, MEMBER_ID) === '' ? undefined : route.engine.data.banks(route.country);
  const start = random.below(1000);
  const alone = without(draft, ['/creditorAgent/bic']);
  for (let at = 0; banks !== undefined && at < 2 * BANKS; at++) {
    const { bankCode } = banks.sample(start + at * 7919) ?? {};
    if (bankCode !== undefined) yield withDraftValue(alone, MEMBER_ID, bankCode);
  }
};

export const accountFaults = {
  CREDITOR_ACCOUNT_INVALID_FORMAT: ({ draft }) => [withDraftValue(draft, ID, draftText(draft, VALUE))],
  CREDITOR_ACCOUNT_MISSING: either(
    leaveOut(ID),
    leaveOut('/creditorAccount'),
    leaveOut(ID, '/creditorAgent'),
    leaveOut('/creditorAccount', '/creditorAgent'),
  ),
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: otherIdType,
  CREDITOR_ACCOUNT_TYPE_MISSING: leaveOut(TYPE),
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: put(TYPE, 'TRUST', 'PIGGY_BANK'),
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: inCurrency,
  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT: change(VALUE, malformed),
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: put(VALUE, '1029384756', '2938475610'),
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS: either(change(VALUE, otherDigits), atOtherBanks(change(VALUE, otherDigits))),
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY: either(
    change(VALUE, otherDigits),
    otherBank,
    listedBank,
    atOtherBanks(change(VALUE, otherDigits)),
  ),
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS: either(ofOneDigit, put(VALUE, '1234567890', '123456789', '12345678', '1234567'), ofDocument),
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: put(VALUE, '4242424242424242', '620000000000000'),
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: put(VALUE, '4242424242424242', '5555555555554444', '378282246310005', '6250941006528599'),
  CREDITOR_PROXY_INVALID_FORMAT: change(VALUE, (text) => ['12', '§', text.slice(0, 3), `${text}§`]),
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS: change(VALUE, otherDigits),
  CREDITOR_IBAN_INVALID_FORMAT: inIban((iban) => [iban.slice(4), `${iban.slice(0, 2)}XX${iban.slice(4)}`]),
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE: inIban((iban) => [iban.slice(0, -1), `${iban}1`]),
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: inIban(otherCheckDigits),
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS: either(inIban(otherBbans), atOtherBanks(inIban(otherBbans))),
  CREDITOR_IBAN_TERRITORY_PREFIX: withTerritory,
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY: ({ draft }) => [draft],
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN: inIban(ofNoBank),
} as const satisfies Readonly<Record<string, Fault>>;
