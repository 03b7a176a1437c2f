/**
 * The steps of German IBAN rules as the published file has them, as rows of `iban-rules/DE`.
 *
 * The gotcha: the conditions of the file are English. Each is translated here; one that is not known stops the build.
 */

type Pairs = readonly (readonly [from: string, to: string])[];

/** A step as the file has it. */
export interface PublishedStep {
  readonly do: string;
  readonly when?: string;
  readonly onlyBankCodes?: readonly string[];
  readonly accounts?: string | readonly string[] | null;
  readonly checkMethod?: string;
  readonly map?: Pairs;
  readonly byBankCode?: Readonly<Record<string, Pairs>>;
  readonly byFirst3Digits?: string;
  readonly from?: string | readonly string[];
  readonly to?: string | number | readonly string[];
  readonly toBankCode?: string;
  readonly digits?: string;
  readonly position?: number;
  readonly bic?: string;
}

/** A row, but for its rule and its number. What is absent is null there. */
export interface Step {
  readonly do: string;
  readonly bankCodes?: string | null;
  readonly accounts?: string | null;
  readonly when?: string | null;
  readonly toBank?: string | null;
  readonly toAccount?: string | null;
  readonly argument?: string | null;
  readonly bic?: string | null;
  readonly confidence?: string;
}

/** The rule does not say what becomes of a result that fails the check: the IBAN is built, and an alert says that the check digit is wrong. */
const UNDECIDED = 'the account has 5 or 6 digits (the result must pass method 63)';

/** What the conditions of the file mean, in the tests of `rules/iban-construction/german-conditions.ts`; null where a step always applies. */
const CONDITIONS: Readonly<Record<string, string | null>> = {
  'all others': null,
  'all other accounts': null,
  'check method 13 and the account has 6 or 7 digits': 'method=13 length=6-7',
  'check method 76 and (the account has 5 or 6 digits, or it has 7 or 8 digits, fails method 76 as given with the check digit at position 8 and passes it with 00 appended)':
    'method=76 length=5-6 | method=76 length=7-8 fails=76 passes=76+00',
  'check method C7 (norisbank) and only its variant by method 06 is satisfied': 'method=C7 fails=63 passes=06',
  [UNDECIDED]: 'length=5-6',
  'the account has 7 digits and passes method 63 with 00 appended; else it stays': 'length=7 passes=63+00',
  'digit 8 of the 10-digit account is 6, or digits 8-9 are 86': 'digit8=6 | digit8=86',
  '10 digits: digits 4-5 are 44 and digits 6-10 are 00001 to 99999 (nnn4400001-nnn4499999)': 'length=10 last7=4400001-4499999',
  '8 digits: digit 4 is 0 and the last five are not 00000 to 00999': 'length=8 digit6=0 last5=01000-99999',
  'the account has 10 digits': 'length=10',
  'the account has fewer than 10 digits': 'length=0-9',
  'the account has 8 digits': 'length=8',
  'the account has 1 to 4 digits': 'length=1-4',
  'the account has 8 or 9 digits': 'length=8-9',
  'the account has 1 to 5 or exactly 8 digits': 'length=1-5 | length=8',
  'the account has 10 digits and digit 4 is 0': 'length=10 digit4=0',
  'digit 5 of the 10-digit account is 9': 'digit5=9',
  'the account is 100000 to 899999': 'length=6 last6=100000-899999',
};

function conditionOf({ do: name, when, checkMethod }: PublishedStep): string | null {
  if (checkMethod !== undefined) return `method=${checkMethod}`;
  if (when === undefined) return null;
  const condition = CONDITIONS[when];
  if (condition === undefined) throw new Error(`the condition of a step "${name}" of an IBAN rule is not known: "${when}"`);
  return condition;
}

/** The words between spaces; null for none. */
export const spaced = (texts: readonly string[] = []): string | null => (texts.length === 0 ? null : texts.join(' '));

/** BICs are written without the XXX of a head office. */
const shortBic = ({ bic }: PublishedStep): string | null => bic?.replace(/XXX$/, '') ?? null;

/** A step with its bank codes, accounts and condition. */
const stepAs =
  (name: string, argument: (step: PublishedStep) => string | null = () => null): Translator =>
  (step) => [
    {
      do: name,
      bankCodes: spaced(step.onlyBankCodes),
      accounts: spaced([step.accounts ?? []].flat()),
      when: conditionOf(step),
      argument: argument(step),
    },
  ];

/** Rows for a step of a rule with these bank codes. */
type Translator = (
  step: PublishedStep,
  bankCodes: readonly string[],
  leadingTo: (bankCode: string) => readonly string[],
) => readonly Step[];

/** A row for each account that is replaced. Bank codes in the file are those behind the steps before; in a row those that were given. */
const replacements: Translator = (step, bankCodes, leadingTo) => {
  const { map = [], byBankCode, toBankCode = null } = step;
  const groups = byBankCode
    ? Object.entries(byBankCode).map(([code, pairs]) => [leadingTo(code), pairs] as const)
    : [[bankCodes, map] as const];
  return groups.flatMap(([codes, pairs]) =>
    pairs.map(([accounts, toAccount]) => ({
      do: toBankCode === null ? 'replace' : 'accept',
      bankCodes: spaced(codes),
      accounts,
      toBank: toBankCode,
      toAccount,
      bic: shortBic(step),
    })),
  );
};

/** Bank code and account together, or every account of a bank by one. */
const replaceBoth: Translator = (step, bankCodes, leadingTo) => {
  if (step.byBankCode !== undefined) return replacements(step, bankCodes, leadingTo);
  const [[from = '', account], [toBank = '', toAccount = '']] = [[step.from ?? []].flat(), [step.to ?? []].flat().map(String)];
  if (account !== '*') throw new Error('an IBAN rule replaces bank code and account of one account: write accounts as byBankCode');
  return [{ do: 'accept', bankCodes: from, toBank, toAccount, bic: shortBic(step) }];
};

const replaceBankCode: Translator = (step) => {
  const { map, byFirst3Digits, onlyBankCodes, to } = step;
  if (byFirst3Digits !== undefined) return [{ do: 'replaceByFirstDigits', when: conditionOf(step), argument: byFirst3Digits }];
  if (map !== undefined) return map.map(([bankCodes, toBank]) => ({ do: 'replace', bankCodes, toBank }));
  return [{ do: 'replace', bankCodes: spaced(onlyBankCodes), toBank: String(to), bic: shortBic(step) }];
};

const replacePrefix: Translator = (step) => {
  const from = String(step.from);
  const accounts = `${from.padEnd(10, '0')}-${from.padEnd(10, '9')}`;
  return [{ do: 'replaceFirstDigits', bankCodes: spaced(step.onlyBankCodes), accounts, argument: String(step.to) }];
};

/** An account that was rotated has no check digit any more. It begins with the digit that the condition asks for: 9. */
const rotate: Translator = (step, bankCodes) => [
  { do: 'rotate', when: conditionOf(step) },
  { do: 'exempt', bankCodes: spaced(bankCodes), accounts: '9' },
];

const exempt: Translator = ({ accounts }, bankCodes) =>
  accounts ? [{ do: 'exempt', bankCodes: spaced(bankCodes), accounts: spaced([accounts].flat()) }] : [];

/** The padding is implicit, and the bank directory has the BIC of every bank. */
const nothing: Translator = () => [];

const TRANSLATORS: Readonly<Record<string, Translator>> = {
  allow: stepAs('accept'),
  appendSubAccount: (step, ...rest) =>
    stepAs(step.when === UNDECIDED ? 'appendUnverified' : 'appendSubAccount', ({ digits = '' }) => digits)(step, ...rest),
  bic: nothing,
  exemptFromCheckDigit: exempt,
  forbid: stepAs('forbid'),
  invalid: stepAs('invalid'),
  keep: stepAs('accept'),
  padAccount: nothing,
  padRight: stepAs('padRight'),
  removeDigit: stepAs('removeDigit', ({ position }) => String(position)),
  replaceAccount: replacements,
  replaceAccountPrefix: replacePrefix,
  replaceBankCode,
  replaceBoth,
  rotate,
  stopIf: stepAs('accept'),
};

/** The given bank codes that have become this one by the steps before. */
function leadingTo(steps: readonly PublishedStep[], bankCodes: readonly string[], code: string): readonly string[] {
  const renamed = steps.flatMap(({ do: name, map = [] }) => (name === 'replaceBankCode' ? map : []));
  const found = renamed.filter(([, to]) => to === code).map(([from]) => from);
  return [code, ...found.filter((from) => bankCodes.includes(from))];
}

/** Ranges for which there is no IBAN are asked of the number as it was given, and again of the number with its sub-account. */
function withRangesAgain(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex(({ do: name }) => name.startsWith('append'));
  const ranges = steps.slice(0, Math.max(last, 0)).filter(({ do: name, accounts }) => name === 'forbid' && accounts);
  return steps.toSpliced(last + 1, 0, ...ranges);
}

/** The rows of a rule with these bank codes. @throws Error for a step or a condition that is not known */
export function translateSteps(steps: readonly PublishedStep[], bankCodes: readonly string[]): readonly Step[] {
  const translated = steps.flatMap((step, at) => {
    const translate = TRANSLATORS[step.do];
    if (translate === undefined) throw new Error(`the step "${step.do}" of an IBAN rule is not known`);
    return translate(step, bankCodes, (code) => leadingTo(steps.slice(0, at), bankCodes, code));
  });
  return withRangesAgain(translated);
}
