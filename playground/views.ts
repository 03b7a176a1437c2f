/** What the engine says of a payment, as the parts of the page. */
import type { Enrichments, Explanation } from 'payprep';
import type { PaymentCode } from 'payprep/payment-codes';
import { code, element, table } from './elements.js';
import { type Proposal, proposalOf } from './proposals.js';

export function statusLine({ status, alerts, checks }: Explanation): HTMLElement {
  const notCovered = checks.filter(({ outcome }) => outcome === 'not-covered').length;
  const text =
    status === 'OK'
      ? 'OK: nothing that we know speaks against this payment. It does not say that the account exists.'
      : 'ALERT: this payment may not land.';
  const counts = `${alerts.length} ${alerts.length === 1 ? 'alert' : 'alerts'}, ${checks.length} checks, ${notCovered} not covered`;
  return element('p', { class: status === 'OK' ? 'status ok' : 'status alert' }, element('strong', {}, text), ` ${counts}`);
}

/** What a payment code says beside the payment, and what is wrong with it. */
export function paymentCodePart({ kind, amount, currency, reference, message, problems }: PaymentCode): HTMLElement {
  const parts = [
    `${kind} code`,
    amount && `amount ${amount} ${currency ?? ''}`,
    reference && `reference ${reference}`,
    message && `message “${message}”`,
  ];
  const items = problems.map((problem) => element('li', {}, problem.reason, ' ', code(problem.code)));
  return element(
    'div',
    {},
    element('p', {}, parts.filter((part) => part).join(', ')),
    items.length > 0 ? element('ul', {}, ...items) : undefined,
  );
}

type Use = (pointer: string, proposal: Proposal) => void;

/** The whole text with what changes marked, and a button that takes it: nothing is changed unasked. */
function proposalLine(pointer: string, proposal: Proposal, use: Use): HTMLElement {
  const { before, removed, inserted, after } = proposal;
  const change = inserted === '' ? element('del', {}, removed) : element('ins', {}, inserted);
  const button = element('button', {}, 'Use this');
  button.type = 'button';
  button.addEventListener('click', () => use(pointer, proposal));
  return element('p', { class: 'proposal' }, 'Did you mean ', element('code', {}, before, change, after), '? ', button);
}

export function alertList({ alerts }: Explanation, instruction: unknown, use: Use): HTMLElement {
  if (alerts.length === 0) return element('p', {}, 'No alerts.');
  const items = alerts.map((alert) => {
    const { code: name, severity, pointer, message, source, rule } = alert;
    const proposal = proposalOf(instruction, alert);
    return element(
      'li',
      { class: severity },
      element('p', {}, element('span', { class: 'severity' }, severity), ' ', message),
      element('p', { class: 'quiet' }, code(name), ' at ', code(pointer === '' ? '/' : pointer), '. Rule ', code(rule), `: ${source}.`),
      proposal && proposalLine(pointer, proposal, use),
    );
  });
  return element('ul', { class: 'alerts' }, ...items);
}

const address = (value: unknown): string => (typeof value === 'string' ? value : Object.values(value as object).join(', '));

export function completionTable({ completions = [] }: Explanation): HTMLElement {
  if (completions.length === 0) return element('p', {}, 'Nothing is added.');
  return table(
    ['member', 'from', 'edition', 'confidence', 'other candidates'],
    completions.map((completion) => [
      code(completion.pointer),
      completion.from === 'dataset' ? completion.dataset : completion.from,
      completion.from === 'dataset' ? completion.edition : '',
      completion.from === 'dataset' ? completion.confidence : '',
      (completion.candidates ?? []).map(({ value }) => address(value)).join('; '),
    ]),
  );
}

export function bankLine({ creditorAgent }: Enrichments): HTMLElement {
  if (creditorAgent === undefined) return element('p', {}, 'The bank is not known.');
  const { name, bic, clearingSystemMemberId } = creditorAgent;
  return element('p', {}, [name, bic, clearingSystemMemberId?.memberId].filter((part) => part !== undefined).join(', '));
}

/** What became of the bank, and of that of the BIC where it is another one. */
export function successionList({ successions = [] }: Explanation): HTMLElement | undefined {
  if (successions.length === 0) return undefined;
  const items = successions.map(({ message, source, edition }) =>
    element('li', {}, message, ' ', element('span', { class: 'quiet' }, `${source}, edition ${edition}`)),
  );
  return element('ul', { class: 'successions' }, ...items);
}

export function systemTable({ settlementSystems = [] }: Explanation): HTMLElement {
  if (settlementSystems.length === 0) return element('p', {}, 'No settlement system is known for it.');
  return table(
    ['system', 'offered', 'membership', 'list'],
    settlementSystems.map(({ code: name, isOffered, membership, listedIn }) => [
      code(name),
      isOffered ? 'yes' : 'no',
      membership,
      listedIn === undefined ? '' : `${listedIn.dataset}, ${listedIn.edition}`,
    ]),
  );
}

export const checkTable = ({ checks }: Explanation): HTMLElement =>
  table(
    ['check', 'member', 'outcome', 'because'],
    checks.map(({ check, pointer, outcome, because = '' }) => [code(check), code(pointer), outcome, because]),
  );

export function editionTable({ editions, outdated = [] }: Explanation): HTMLElement {
  const old = new Set(outdated.map(({ dataset }) => dataset));
  return table(
    ['dataset', 'edition', 'age'],
    Object.entries(editions).map(([dataset, edition]) => [code(dataset), edition, old.has(dataset) ? 'more than a year old' : '']),
  );
}
