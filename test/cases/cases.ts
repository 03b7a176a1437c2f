/**
 * Cases that were written down before the engine was asked, of many kinds, each with the answer that published
 * sources, or other code, give.
 *
 * `CASES` asks each as its file says, on the day of the payment and with every directory.
 */

import { calendars } from '../../rules/index/calendars.js';
import type { ReferenceKind } from '../../rules/index/codes.js';
import { structureAddress } from '../../src/address.js';
import { searchBanks } from '../../src/banks.js';
import { isBusinessDay, type ValueDateQuestion, valueDate } from '../../src/dates.js';
import { createEngine, type Engine, enrich, explain, type PaymentInstruction } from '../../src/full.js';
import { type CompareNamesOptions, compareNames } from '../../src/names.js';
import { isValid } from '../../src/references.js';
import { describeReturn } from '../../src/returns.js';
import addresses from '../fixtures/cases/addresses.json' with { type: 'json' };
import bankSearch from '../fixtures/cases/bank-search.json' with { type: 'json' };
import banks from '../fixtures/cases/banks.json' with { type: 'json' };
import corridorApps from '../fixtures/cases/corridor-apps.json' with { type: 'json' };
import corridors from '../fixtures/cases/corridors.json' with { type: 'json' };
import facts from '../fixtures/cases/facts.json' with { type: 'json' };
import identifiers from '../fixtures/cases/identifiers.json' with { type: 'json' };
import lifeDays from '../fixtures/cases/life-days.json' with { type: 'json' };
import lifeReturns from '../fixtures/cases/life-returns.json' with { type: 'json' };
import lifeValue from '../fixtures/cases/life-value.json' with { type: 'json' };
import names from '../fixtures/cases/names.json' with { type: 'json' };
import payments from '../fixtures/cases/payments.json' with { type: 'json' };
import { fileCases, sheetCases } from './files.js';
import { PAYMENT_DAY } from './payment-day.js';
import { codeCases, referenceCases, type TextCase, textCases } from './text-cases.js';

export type CaseFile =
  | 'addresses'
  | 'banks'
  | 'bank-search'
  | 'codes'
  | 'corridor-apps'
  | 'corridors'
  | 'facts'
  | 'files'
  | 'identifiers'
  | 'life-returns'
  | 'life-days'
  | 'life-value'
  | 'names'
  | 'payments'
  | 'references'
  | 'sheets'
  | 'texts';

export interface Case {
  readonly file: CaseFile;
  readonly kind: string;
  /** The same text for no other case of the file. */
  readonly label: string;
  readonly confidence: string;
  /** What came out other than expected; undefined where it is as expected. */
  readonly ask: () => string | undefined | Promise<string | undefined>;
}

const engines = new Map<string, Engine>();

function engineOn(on: string): Engine {
  const known = engines.get(on);
  if (known !== undefined) return known;
  const engine = createEngine({ on });
  engines.set(on, engine);
  return engine;
}

interface Alert {
  readonly code: string;
  readonly severity: string;
}

const alertsOf = (instruction: unknown, on = PAYMENT_DAY): readonly Alert[] => explain(instruction, engineOn(on)).alerts;
const aboveInfo = (alerts: readonly Alert[]): readonly Alert[] => alerts.filter(({ severity }) => severity !== 'info');
const listed = (alerts: readonly Alert[]): string => alerts.map(({ code, severity }) => `${code} (${severity})`).join(', ') || 'no alert';

const fold = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

interface BankCase {
  readonly input: { readonly country: string; readonly creditorAgent: PaymentInstruction['creditorAgent'] };
  readonly expect: { readonly name: string; readonly bic: string | null };
  readonly confidence: string;
}

function askBank({ input, expect }: BankCase): string | undefined {
  const agent = enrich(input, engineOn(PAYMENT_DAY)).enrichments.creditorAgent;
  const bic = agent?.bic ?? input.creditorAgent?.bic;
  if (agent?.name === undefined) return 'no name';
  if (!new RegExp(expect.name, 'u').test(fold(agent.name))) return `named ${agent.name}`;
  if (expect.bic !== null && bic === undefined) return 'no BIC';
  return expect.bic === null || bic?.startsWith(expect.bic) ? undefined : `BIC ${bic}`;
}

interface BankSearchCase {
  readonly input: { readonly text: string; readonly country: string };
  readonly expect: { readonly name: string };
  readonly confidence: string;
}

/** Stricter than the file asks: the first of those found is the bank, and what is sure is never another. */
function askForBank({ input: { text, country }, expect }: BankSearchCase): string | undefined {
  const found = searchBanks(text, { country, limit: 3 }, engineOn(PAYMENT_DAY));
  const [first] = found;
  if (first !== undefined && new RegExp(expect.name, 'u').test(fold(first.name))) return undefined;
  return found.map(({ name, isSure }) => (isSure ? `sure of ${name}` : name)).join(', ') || 'none';
}

interface FactExpectation {
  readonly claim: string;
  readonly systemsHave?: readonly string[];
  readonly systemsLack?: readonly string[];
  readonly systemsHaveAny?: readonly string[];
  readonly noAlert?: boolean;
  readonly anyAlert?: boolean;
  readonly severityAtLeast?: string;
  readonly hasCode?: string;
  readonly lacksCode?: string;
  readonly lacksErrors?: boolean;
  readonly payeeName?: string;
}

const SEVERITIES = ['info', 'warning', 'error'];

function missingSystems(expect: FactExpectation, systems: readonly string[]): string | undefined {
  const { systemsHave = [], systemsLack = [], systemsHaveAny = [] } = expect;
  const has = (code: string): boolean => systems.includes(code);
  const isAsExpected = systemsHave.every(has) && !systemsLack.some(has) && (systemsHaveAny.length === 0 || systemsHaveAny.some(has));
  return isAsExpected ? undefined : `systems ${systems.join(' ') || 'none'}`;
}

function unexpectedAlerts(expect: FactExpectation, alerts: readonly Alert[]): string | undefined {
  const least = SEVERITIES.indexOf(expect.severityAtLeast ?? 'info');
  const isAsExpected =
    (expect.noAlert !== true || aboveInfo(alerts).length === 0) &&
    (expect.anyAlert !== true || alerts.some(({ severity }) => SEVERITIES.indexOf(severity) >= least)) &&
    (expect.hasCode === undefined || alerts.some(({ code }) => code === expect.hasCode)) &&
    // the beginning of codes
    (expect.lacksCode === undefined || !alerts.some(({ code }) => code.startsWith(expect.lacksCode ?? ''))) &&
    (expect.lacksErrors !== true || !alerts.some(({ severity }) => severity === 'error'));
  return isAsExpected ? undefined : listed(alerts);
}

function askFact({ on, instruction }: (typeof facts)[number]['input'], expect: FactExpectation): string | undefined {
  const { alerts, payeeName } = explain(instruction, engineOn(on));
  const systems = enrich(instruction, engineOn(on)).enrichments.settlementInformation?.settlementSystems ?? [];
  const isAsExpected = [undefined, payeeName?.check, payeeName && 'any'].includes(expect.payeeName);
  const nameCheck = isAsExpected ? undefined : `name check ${payeeName?.check ?? 'none'}`;
  return missingSystems(expect, systems) ?? unexpectedAlerts(expect, alerts) ?? nameCheck;
}

type Identifier = (typeof identifiers)[number];

const account = (value: string, type: string, country?: string): object => ({
  ...(country && { country }),
  creditorAccount: { id: { value, type } },
});

/** The payments in which an identifier stands, by its kind; undefined for references, which stand in none. */
function instructionsOf({ input: { kind, value, country, type } }: Identifier): readonly object[] | undefined {
  switch (kind) {
    case 'creditor-identifier':
      return [
        { country, creditor: { documents: [{ type, value }] } },
        { country, creditor: { taxId: value } },
      ];
    case 'IBAN':
      return [account(value, kind)];
    case 'ABA':
      return [{ country: 'US', creditorAgent: { clearingSystemMemberId: { memberId: value } } }];
    case 'CLABE':
      return [account(value, kind, 'MX')];
    case 'CBU':
      return [account(value, kind, 'AR')];
    default:
      return undefined;
  }
}

/** Valid: no alert above `info`, wherever it stands. Invalid: an alert where its kind is named, because another kind may take it as a number of a taxpayer. */
function askIdentifier(identifier: Identifier): string | undefined {
  const { input, expect } = identifier;
  const instructions = instructionsOf(identifier);
  if (instructions === undefined)
    return isValid(input.value, input.kind as ReferenceKind) === (expect === 'valid') ? undefined : `not ${expect}`;
  const alerts = instructions.map((instruction) => alertsOf(instruction));
  if (expect === 'valid-form') return alerts.flat().some(({ severity }) => severity === 'error') ? listed(alerts.flat()) : undefined;
  if (expect === 'valid') return aboveInfo(alerts.flat()).length > 0 ? listed(alerts.flat()) : undefined;
  return aboveInfo(alerts[0] ?? []).length > 0 ? undefined : listed(alerts[0] ?? []);
}

function askPayment(payment: (typeof payments)[number]): string | undefined {
  const alerts = alertsOf(payment.input);
  return aboveInfo(alerts).length > 0 === (payment.fault !== undefined) ? undefined : listed(alerts);
}

const withoutMarks = (text = ''): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A part of the answer that is none of those expected. */
function otherThan(expected: readonly string[] | undefined, value: string | undefined, name: string): string | undefined {
  const isAsExpected = expected === undefined || expected.some((one) => withoutMarks(one) === withoutMarks(value));
  return isAsExpected ? undefined : `${name} ${value ?? 'none'}`;
}

function askAddress({ input: { text, options }, expect }: (typeof addresses)[number]): string | undefined {
  const { address, confidence } = structureAddress(text, options ?? {});
  const other =
    otherThan(expect.country.split('~'), address.country, 'country') ??
    otherThan(expect.townName, address.townName, 'town') ??
    otherThan(expect.postCode?.split('~'), address.postCode, 'post code');
  return other && `${other} (${confidence})`;
}

const addressCases = addresses.map((address): Case => {
  const { input, source, confidence } = address;
  return { file: 'addresses', kind: source, label: input.text.join(' | '), confidence, ask: () => askAddress(address) };
});

const casesOfBanks = (file: CaseFile, given: readonly BankCase[]): readonly Case[] =>
  given.map((bank) => {
    const { country, creditorAgent } = bank.input;
    const code = creditorAgent?.clearingSystemMemberId?.memberId ?? `BIC ${creditorAgent?.bic}`;
    return { file, kind: country, label: `${country} ${code}`, confidence: bank.confidence, ask: () => askBank(bank) };
  });

const casesOfBankSearch = (file: CaseFile, given: readonly BankSearchCase[]): readonly Case[] =>
  given.map((bank) => {
    const { country, text } = bank.input;
    return { file, kind: country, label: `${country} ${text}`, confidence: bank.confidence, ask: () => askForBank(bank) };
  });

const factCases = facts.map(({ input, expect, confidence }): Case => {
  return { file: 'facts', kind: input.topic, label: expect.claim, confidence, ask: () => askFact(input, expect) };
});

const identifierCases = identifiers.map((identifier): Case => {
  const { kind, country, type, value } = identifier.input;
  const shown = kind === 'creditor-identifier' ? `${country} ${type}` : kind;
  return {
    file: 'identifiers',
    kind: shown,
    label: `${shown} ${value}`,
    confidence: identifier.confidence,
    ask: () => askIdentifier(identifier),
  };
});

interface NameCase {
  readonly input: { readonly given: string; readonly held: string | readonly string[]; readonly options?: CompareNamesOptions };
  readonly expect: string;
  readonly also: readonly string[];
  readonly confidence: string;
}
/** The pairs of names, each with the answers that are right. */
export const NAME_CASES = names as readonly NameCase[];

const nameCases = NAME_CASES.map(({ input: { given, held, options }, expect, also, confidence }): Case => {
  const right = [expect, ...also];
  const ask = (): string | undefined => {
    const { result, reasons } = compareNames(given, held, options);
    return right.includes(result) ? undefined : `${result}: ${reasons.map(({ code }) => code).join(', ')}`;
  };
  const label = [options?.country, given, 'for', held]
    .flat()
    .filter((part) => part !== undefined)
    .join(' ');
  return { file: 'names', kind: right.join(' or '), label, confidence, ask };
});

const returnCases = lifeReturns.map(({ input: { code }, expect, source, confidence }): Case => {
  const ask = (): string | undefined => {
    const found = describeReturn(code);
    const isAsExpected = found.some(
      ({ fields, actor }) =>
        (expect.field !== undefined && fields.some((field) => field.startsWith(expect.field))) ||
        (expect.actor !== undefined && actor.startsWith(expect.actor)),
    );
    return isAsExpected ? undefined : found.map(({ list, meaning }) => `${list} ${meaning}`).join(', ') || 'no meaning';
  };
  return { file: 'life-returns', kind: 'return codes', label: `${code}: ${source}`, confidence, ask };
});

const paymentCases = payments.map((payment): Case => {
  const { country, currency, creditor, settlementInformation, creditorAgent } = payment.input;
  const agent = creditorAgent && Object.values(creditorAgent).map((part) => (typeof part === 'string' ? part : part.memberId));
  const corridor = [country, currency, settlementInformation?.settlementSystem, creditor.name, ...(agent ?? [])].filter(Boolean).join(' ');
  return {
    file: 'payments',
    kind: payment.fault === undefined ? 'legitimate' : 'fault',
    label: payment.fault ?? corridor,
    confidence: payment.confidence,
    ask: () => askPayment(payment),
  };
});

const dayCases = lifeDays.map(({ input: { calendar: code, day }, expect, confidence }): Case => {
  const ask = (): string | undefined => {
    const calendar = calendars[code];
    const isOpen = calendar && isBusinessDay(day, calendar);
    return isOpen === expect.business ? undefined : `business day: ${isOpen}`;
  };
  return { file: 'life-days', kind: code, label: `${code} ${day}`, confidence, ask };
});

const valueCases = lifeValue.map(({ input, expect, confidence }): Case => {
  const ask = (): string | undefined => {
    const answer = valueDate(input as ValueDateQuestion, Object.values(calendars));
    if (!answer.ok) return answer.problem;
    return answer.latest === expect.latest ? undefined : `latest ${answer.latest}`;
  };
  return { file: 'life-value', kind: input.system, label: `${input.system} ${input.on}`, confidence, ask };
});

const numbered = (cases: readonly Case[]): readonly Case[] => {
  const seen = new Map<string, number>();
  return cases.map((one) => {
    const count = (seen.get(one.label) ?? 0) + 1;
    seen.set(one.label, count);
    return count === 1 ? one : { ...one, label: `${one.label} #${count}` };
  });
};

const ofFile = (file: CaseFile, cases: readonly TextCase[]): readonly Case[] => cases.map((one) => ({ file, ...one }));

export const CASES: Readonly<Record<CaseFile, readonly Case[]>> = {
  addresses: numbered(addressCases),
  banks: numbered(casesOfBanks('banks', banks)),
  'bank-search': numbered(casesOfBankSearch('bank-search', bankSearch)),
  'corridor-apps': numbered(casesOfBankSearch('corridor-apps', corridorApps)),
  corridors: numbered(casesOfBanks('corridors', corridors)),
  facts: numbered(factCases),
  files: fileCases,
  identifiers: numbered(identifierCases),
  'life-returns': numbered(returnCases),
  'life-days': numbered(dayCases),
  'life-value': numbered(valueCases),
  names: numbered(nameCases),
  payments: numbered(paymentCases),
  sheets: sheetCases,
  texts: numbered(ofFile('texts', textCases)),
  codes: numbered(ofFile('codes', codeCases)),
  references: numbered(ofFile('references', referenceCases)),
};
