/**
 * The BIC of the creditor's bank, where the file names no bank and the directories know one of this account, and no other.
 *
 * An agent that the file names in another way stays as it is.
 */

import { accountOf } from '../../src/answers/enrich/account.js';
import { lookUpAgent } from '../../src/answers/enrich/agent.js';
import { completedBic } from '../../src/answers/explain/completions.js';
import type { Engine } from '../../src/engine/engine.js';
import { resolve } from '../../src/payment/resolve.js';
import { childOf, type Element, textOf } from './elements.js';
import type { Transaction } from './message-reader.js';
import { type Edit, ElementWriter, endBefore, fill, fillText, type SourceText } from './source-text.js';

/** The elements that may follow the agent, in any of the messages. */
const BEHIND_AGENT: readonly string[] = ['CdtrAgtAcct', 'Cdtr', 'CdtrAcct'];

/** True if the file does not name the bank. */
export function lacksAgent({ element, message }: Transaction): boolean {
  const agent = childOf(element, 'CdtrAgt');
  if (agent === undefined) return element.children.some(({ name }) => BEHIND_AGENT.includes(name));
  if (isEmpty(agent)) return true;
  const [institution, ...others] = agent.children;
  if (institution?.name !== 'FinInstnId' || others.length > 0) return false;
  if (isEmpty(institution)) return true;
  const [bic, ...more] = institution.children;
  return bic?.name === message.bic && more.length === 0 && isEmpty(bic);
}

const isEmpty = (element: Element): boolean => element.children.length === 0 && textOf(element) === undefined;

/** The BIC that the directories have for the account; undefined if there are several, or none. */
export function knownBic(instruction: object, engine: Engine): string | undefined {
  const payment = resolve(instruction, engine);
  if (payment === undefined) return undefined;
  const found = completedBic(lookUpAgent(payment, accountOf(payment)), engine);
  const isCertain = found?.from === 'dataset' && found.confidence !== 'derived' && found.candidates === undefined;
  return isCertain ? found.bic : undefined;
}

/** The edit that inserts the BIC in its place in the schema. */
export function insertBic({ element, message }: Transaction, bic: string, source: SourceText): Edit | undefined {
  const writer = new ElementWriter(element);
  const agent = childOf(element, 'CdtrAgt');
  const ofInstitution = writer.withText(message.bic, bic);
  if (agent === undefined) return insertAgent(element, writer, ofInstitution, source);
  const institution = childOf(agent, 'FinInstnId');
  if (institution === undefined) return fill(agent, writer.around('FinInstnId', ofInstitution), source);
  const empty = childOf(institution, message.bic);
  return empty === undefined ? fill(institution, ofInstitution, source) : fillText(empty, bic, source);
}

function insertAgent(transaction: Element, writer: ElementWriter, bic: string, source: SourceText): Edit | undefined {
  const next = transaction.children.find(({ name }) => BEHIND_AGENT.includes(name));
  if (next === undefined) return undefined;
  const indent = source.indentOf(next);
  const step = stepOf(next, indent, source);
  const [inner, innermost] = step === undefined ? ['', ''] : [indent + step, indent + step + step];
  const institution = writer.around('FinInstnId', bic, innermost, inner);
  const agent = writer.around('CdtrAgt', institution, inner, step === undefined ? '' : indent);
  return { at: endBefore(next), remove: 0, insert: `${indent}${agent}` };
}

/** The indent of the children of an element relative to it; undefined if they stand on its line. */
function stepOf(element: Element, indent: string, source: SourceText): string | undefined {
  const [child] = element.children;
  const inner = child === undefined ? '' : source.indentOf(child);
  return inner.length > indent.length && inner.startsWith(indent) ? inner.slice(indent.length) : undefined;
}
