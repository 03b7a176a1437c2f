/**
 * The settlement system that a payment implies without naming it.
 *
 * - pacs.008 that is settled over accounts which banks hold with each other (`INDA`, `INGA`, `COVE`), or whose header says CBPR+, between banks of several countries:
 *   correspondent banking over Swift. `CLRG` is a clearing, such as T2 or STEP2, and implies nothing here.
 * - pain.001 in euro without a service level, from an account in SEPA to one in SEPA: a SEPA credit transfer.
 * - A Swiss or Liechtenstein QR-IBAN: SIC, or euroSIC. A QR-IBAN is paid with its QR reference only.
 *
 * The gotcha: it is implied, not said. What it would refuse is a warning.
 *
 * @see ISO 20022, SettlementMethod1Code; Swift, CBPR+ usage guidelines (BizSvc `swift.cbprplus.02`); SIX, Swiss Implementation Guidelines for the QR-bill
 */
import type { ImpliedSystem } from '../../src/engine/for-implied-system.js';
import { isQrIban, isValid } from '../../src/references.js';
import { childOf, childrenOf, type Element, elementText, textOf } from './elements.js';
import type { Transaction } from './message-reader.js';

/** Settled over accounts of the banks: the instructed agent’s, the instructing agent’s, or by a cover payment. */
const OVER_ACCOUNTS: readonly string[] = ['INDA', 'INGA', 'COVE'];
const CLEARING = 'CLRG';
const CBPR_PLUS = /^swift\.cbprplus\b/;

const TRANSFER: readonly (string | undefined)[] = ['TRF', 'TRA', undefined];

const bicOf = (agent: Element | undefined): string | undefined =>
  elementText(agent, 'FinInstnId/BICFI') ?? elementText(agent, 'FinInstnId/BIC');

const countriesOf = (bics: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(bics.flatMap((bic) => /^[A-Z0-9]{4}([A-Z]{2})/.exec(bic ?? '')?.[1] ?? [])),
];

const ibanOf = (account: Element | undefined): string => elementText(account, 'Id/IBAN')?.replace(/\s/g, '') ?? '';

const currencyOf = (element: Element): string | undefined =>
  childOf(childOf(element, 'Amt'), 'InstdAmt')?.attributes.Ccy ??
  childOf(element, 'IntrBkSttlmAmt')?.attributes.Ccy ??
  elementText(element, 'Amt/EqvtAmt/CcyOfTrf');

/** True for a structured reference of a QR-bill. */
const isQrReference = (reference: Element): boolean =>
  elementText(reference, 'Tp/CdOrPrtry/Prtry') === 'QRR' && isValid(elementText(reference, 'Ref') ?? '', 'QRR');

const hasQrReference = (element: Element): boolean =>
  childrenOf(childOf(element, 'RmtInf'), 'Strd').some((structured) => childrenOf(structured, 'CdtrRefInf').some(isQrReference));

function swissSystem({ element }: Transaction): ImpliedSystem | undefined {
  const iban = ibanOf(childOf(element, 'CdtrAcct'));
  if (!isQrIban(iban)) return undefined;
  const code = currencyOf(element) === 'EUR' ? 'CH_EUROSIC' : 'CH_SIC';
  return { code, between: [iban.slice(0, 2)], lacksReference: !hasQrReference(element) };
}

function correspondentBanking({ element, around, service }: Transaction): ImpliedSystem | undefined {
  const method = elementText(around.get('SttlmInf'), 'SttlmMtd');
  const isOverAccounts = OVER_ACCOUNTS.some((each) => each === method);
  if (method === CLEARING || !(isOverAccounts || CBPR_PLUS.test(service ?? ''))) return undefined;
  const agents = ['InstgAgt', 'InstdAgt', 'DbtrAgt', 'CdtrAgt'].map((name) => childOf(element, name) ?? around.get(name));
  const between = countriesOf(agents.map(bicOf));
  return between.length > 1 ? { code: 'SWIFT', between, lacksReference: false } : undefined;
}

function sepaTransfer({ element, around, paymentType }: Transaction): ImpliedSystem | undefined {
  const isTransfer = TRANSFER.includes(textOf(around.get('PmtMtd')));
  if (!isTransfer || currencyOf(element) !== 'EUR' || childOf(paymentType, 'SvcLvl') !== undefined) return undefined;
  const [from] = countriesOf([bicOf(around.get('DbtrAgt'))]);
  const payer = ibanOf(around.get('DbtrAcct')).slice(0, 2) || from;
  const payee = ibanOf(childOf(element, 'CdtrAcct')).slice(0, 2);
  if (payer === undefined || payee === '') return undefined;
  const isInstant = elementText(paymentType, 'LclInstrm/Cd') === 'INST';
  return { code: isInstant ? 'SCT_INST' : 'SCT', between: [payer, payee], lacksReference: false };
}

/** The system that a payment implies which names none; undefined where nothing does. */
export function impliedSystemOf(transaction: Transaction): ImpliedSystem | undefined {
  const isInitiation = transaction.message.name.startsWith('pain.001');
  return swissSystem(transaction) ?? (isInitiation ? sepaTransfer(transaction) : correspondentBanking(transaction));
}
