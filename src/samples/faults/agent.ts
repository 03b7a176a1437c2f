/** Faults in the bank of the creditor: BIC, bank identifier, branch. */
import { sampleBanks } from '../../../rules/samples/banks.js';
import { farCountries } from '../../../rules/samples/faults.js';
import { cacheResults } from '../../directory/cache.js';
import { readSampleBank, type SampleBank, withAccount } from '../account.js';
import type { Route } from '../corridor.js';
import { draftText, type SampleDraft, withDraftValue, without } from '../draft.js';
import type { Random } from '../random.js';
import { after, change, either, type Fault, type FaultContext, lazily, leaveOut, otherDigits, put } from './fault.js';

const AGENT = '/creditorAgent';
const BIC = '/creditorAgent/bic';
const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';
const BRANCH = '/creditorAgent/branchId';

/** The sample banks of a country. */
const banksOf = /* @__PURE__ */ cacheResults((country: string) => {
  const lines = Object.entries(sampleBanks).flatMap(([key, each]) => (key.startsWith(`${country} `) ? each : []));
  return [...new Set(lines)].map(readSampleBank);
});

/** BICs of the sample banks of these countries. */
const bicsOf = (countries: readonly string[]): readonly string[] =>
  countries.flatMap((country) => banksOf(country).flatMap(({ bic }) => bic ?? []));

/** How many banks of a directory are looked at: of Slovenia's 755, one is not reached by every system. */
const PROBED = 480;
/** How far into a directory the look begins, at most. */
const FARTHEST = 14_400;

/** The country whose banks hold the accounts. */
const placeOf = ({ country, engine }: Route): string => engine.rules.countries.withIban(country)?.rule.code ?? country;

const FOUR_LETTERS = /^[A-Z]{4}/;

/** The payment with a BIC: its own, that of its bank, or each of the sample banks of the country. */
export function* withBics({ draft, bank, route, random }: FaultContext): Iterable<SampleDraft> {
  if (draftText(draft, BIC) !== '') return yield draft;
  const place = placeOf(route);
  const listed = bicsOf([place]);
  const start = random.below(listed.length);
  const bics = bank?.bic !== undefined ? [bank.bic] : [...listed.slice(start), ...listed.slice(0, start), `AAAA${place}22`];
  yield* lazily(bics, (bic) => withDraftValue(draft, BIC, bic));
}

const inBic = (variants: (bic: string, random: Random) => Iterable<string>): Fault =>
  function* (context) {
    const fault = change(BIC, variants);
    for (const draft of withBics(context)) yield* fault({ ...context, draft });
  };

const withCharacter = (bic: string, at: number, text: string): string => bic.slice(0, at) + text + bic.slice(at + text.length);

/** How many other banks of a directory are tried. */
const OTHERS = 8;

/** BICs of other banks in the country. */
const ofOtherBank: Fault = ({ draft, route, random }) => {
  const place = placeOf(route);
  const start = random.below(FARTHEST);
  const listed = Array.from({ length: OTHERS }, (_, at) => route.engine.data.banks(place)?.sample(start + at * 7919)?.bic);
  return [...bicsOf([place]), ...listed].flatMap((bic) =>
    bic === undefined || bic === draftText(draft, BIC) ? [] : [withDraftValue(draft, BIC, bic)],
  );
};

/** A bank of each of the countries far away, begun with any of them. */
const ofOtherCountry: Fault = ({ draft, route, random }) => {
  const far = farCountries.filter((country) => country !== route.country);
  const start = random.below(far.length);
  const bics = [...far.slice(start), ...far.slice(0, start)].map((country) => random.pick(bicsOf([country])));
  return lazily(bics, (bic) => withDraftValue(draft, BIC, bic));
};

/** BICs of banks of the country that became part of others, of which no list of today has them. */
const ofMergedBank: Fault = function* ({ draft, route }) {
  const { engine } = route;
  const place = placeOf(route);
  for (const { columns, rows } of engine.data.datasets('registries/bank-successions')) {
    const at = columns.indexOf('bic');
    for (const row of rows) {
      const bic = row[at];
      if (typeof bic !== 'string' || bic.slice(4, 6) !== place) continue;
      if (engine.data.gone(bic, engine.on)?.kind === 'merged') yield withDraftValue(draft, BIC, bic);
    }
  }
};

const malformed = (text: string): readonly string[] => [text.slice(0, -1), `${text}1`, text.slice(0, 2), `${text}§`, '§'];

const ofNoBank = (text: string): readonly string[] => [
  ...['9', '8', '7', '1', '0'].map((digit) => text.replace(/\d/g, digit)),
  ...['Z', 'Q', 'X'].map((letter) => text.replace(/[A-Z]/g, letter).replace(/\d/g, '9')),
  text.replace(FOUR_LETTERS, 'ZZZZ'),
];

/** An account at such a bank, with the check digits that go with it: changing the bank alone makes them wrong. */
const atNoBank: Fault = function* ({ draft, bank, route, random }) {
  if (bank === undefined || bank.bankCode === '') return;
  for (const bankCode of ofNoBank(bank.bankCode)) {
    const made = withAccount(without(draft, ['/creditorAgent']), route, { bankCode }, random, { isBicGiven: false });
    if (made !== undefined) yield made;
  }
};

/** The payment with the bank identifier of the IBAN beside it. */
const withMemberId =
  (memberIds: (iban: string, random: Random) => readonly string[]): Fault =>
  ({ draft, random }) =>
    memberIds(draftText(draft, '/creditorAccount/id/value'), random).map((memberId) => withDraftValue(draft, MEMBER_ID, memberId));

/** Bank identifiers of the sample banks, as they stand in the directory, and with the branch. */
const otherBanks: Fault = ({ draft, route }) =>
  banksOf(route.country).flatMap(({ bankCode, branch = '' }) =>
    bankCode === '' ? [] : [withDraftValue(draft, MEMBER_ID, bankCode + branch)],
  );

/** Banks of the directory with a BIC, then those that left SEPA credit transfers: no directory of banks may have these. */
function* banksWithBic(route: Route, random: Random): Iterable<SampleBank & { readonly bic: string }> {
  const { engine } = route;
  const place = placeOf(route);
  const start = random.below(FARTHEST);
  for (let probe = 0; probe < PROBED; probe++) {
    const { bankCode = '', bic } = engine.data.banks(place)?.sample(start + probe * 7919) ?? {};
    if (bic !== undefined) yield { bankCode, bic };
  }
  const isBicPrefix = engine.rules.countries.withIban(place)?.rule.bankIsBicPrefix === true;
  for (const { columns, rows } of engine.data.datasets('registries/sct-participants')) {
    for (const row of rows) {
      const bic = String(row[columns.indexOf('bic')]);
      if (bic.slice(4, 6) === place) yield { bankCode: isBicPrefix ? bic.slice(0, 4) : '', bic };
    }
  }
}

/** Accounts at banks that the lists say the system, or SEPA, does not reach. */
const atUnreachedBank: Fault = function* ({ draft, route, random }) {
  const { system = 'SCT', engine } = route;
  const bare = without(draft, [AGENT, '/creditorAccount/id']);
  for (const bank of banksWithBic(route, random)) {
    if (engine.data.reach(system, bank.bic, engine.on)?.isReached !== false) continue;
    const made = withAccount(bare, route, bank, random, { isBicGiven: true });
    if (made !== undefined) yield withDraftValue(made, BIC, bank.bic);
  }
};

/** The last characters of a bank identifier that goes on to the branch. */
const ofNoBranch = (text: string): readonly string[] =>
  [3, 4, 5, 6].flatMap((length) => ['9', '0', '8'].map((digit) => text.slice(0, -length) + digit.repeat(length)));

/** The bank identifier without its branch. */
const withoutBranch = (text: string): readonly string[] => [3, 4, 5, 6].map((length) => text.slice(0, -length));

const asPayout: Fault = leaveOut(BRANCH);

export const agentFaults = {
  CREDITOR_AGENT_INVALID_FORMAT: ({ draft }) => [
    withDraftValue(draft, '/creditorAgent/clearingSystemMemberId', draftText(draft, MEMBER_ID) || '1001'),
    withDraftValue(draft, AGENT, draftText(draft, BIC) || 'none'),
  ],
  CREDITOR_AGENT_MISSING: leaveOut(AGENT),
  CREDITOR_BANK_IDENTIFIER_MISSING: either(leaveOut(MEMBER_ID), leaveOut(AGENT)),
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: either(
    change(MEMBER_ID, malformed),
    change(MEMBER_ID, otherDigits),
    put(MEMBER_ID, '§', '1', '12345678901234567890'),
  ),
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: either(change(MEMBER_ID, ofNoBank), change(MEMBER_ID, otherDigits), atNoBank),
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: either(
    otherBanks,
    withMemberId((iban, random) => [3, 4, 5, 6, 8, 9].flatMap((length) => [...otherDigits(iban.slice(4, 4 + length), random)])),
  ),
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: put(BRANCH, '§', '1', '12345678901'),
  CREDITOR_BRANCH_IDENTIFIER_MISSING: either(
    asPayout,
    after((context) => [...asPayout(context)][0], change(MEMBER_ID, withoutBranch)),
  ),
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: either(change(MEMBER_ID, ofNoBranch), put(BRANCH, '999', '9999', '0000')),
  CREDITOR_BIC_MISSING: either(leaveOut(BIC), leaveOut(AGENT)),
  CREDITOR_BIC_NOT_PROVIDED: put(BIC, 'NOTPROVIDED', 'NOTAVAIL'),
  CREDITOR_BIC_INVALID_FORMAT: inBic((bic) => [bic.slice(0, 7), `${bic.slice(0, 4)}1${bic.slice(5)}`]),
  CREDITOR_BIC_DOES_NOT_EXIST: inBic((bic) => [
    withCharacter(bic, 6, '00').slice(0, 8),
    withCharacter(bic, 7, 'O').slice(0, 8),
    `${withCharacter(bic, 0, 'ZZZZ').slice(0, 6)}ZZ`,
  ]),
  CREDITOR_BIC_DISCONTINUED: either(
    ofMergedBank,
    after(({ draft }) => without(draft, [MEMBER_ID]), ofMergedBank),
  ),
  CREDITOR_BIC_NOT_ALLOWED: inBic((bic) => [withCharacter(bic, 7, '0'), withCharacter(bic.slice(0, 8), 7, '0')]),
  CREDITOR_BIC_NOT_CONNECTED: inBic((bic) => [withCharacter(bic, 7, '1'), withCharacter(bic.slice(0, 8), 7, '1')]),
  // with the bank identifier beside it, the BIC would be that of another bank, too
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: either(
    after(({ draft }) => without(draft, [MEMBER_ID]), ofOtherCountry),
    ofOtherCountry,
  ),
  CREDITOR_BIC_IBAN_INCONSISTENCY: either(ofOtherBank, ofOtherCountry),
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: either(ofOtherBank, ofOtherCountry),
  CREDITOR_BIC_NOT_REACHABLE: atUnreachedBank,
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: atUnreachedBank,
} as const satisfies Readonly<Record<string, Fault>>;
