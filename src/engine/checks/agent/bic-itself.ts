/** A BIC by itself: its form, whether it exists, whether payments may use it. */
import { type Bic, type BicResult, parse } from '../../../identifiers/bic.js';
import type { Engine } from '../../create-engine.js';
import type { Findings } from '../../findings.js';

export type AgentName = 'CREDITOR' | `INTERMEDIARY_AGENT${1 | 2 | 3}`;

/** The BIC, when it can be one and no register says that there is none. */
export function existingBic(reading: BicResult, { data }: Engine): Bic | undefined {
  if (!reading.ok) return undefined;
  return data.bicRegister(reading.bic.country)?.has(reading.bic.bic8) === false ? undefined : reading.bic;
}

/** The BIC in a text, when it can be one and no register says that there is none. */
export const bicIn = (text: string | undefined, engine: Engine): Bic | undefined =>
  text === undefined ? undefined : existingBic(parse(text), engine);

/** Reports the first fault of a BIC. */
export function examineBic(reading: BicResult, who: AgentName, pointer: string, { data }: Engine, findings: Findings): void {
  if (!reading.ok) {
    const { problem, range } = reading;
    if (problem === 'NOT_ASSIGNABLE') return findings.report(`${who}_BIC_DOES_NOT_EXIST`, pointer, { rule: 'bic/location', range });
    return findings.report(`${who}_BIC_INVALID_FORMAT`, pointer, { rule: 'bic/form', range });
  }
  const { bic } = reading;
  findings.outcome('bic/form', pointer, 'passed');
  const register = data.bicRegister(bic.country);
  if (register) findings.read(register.editions);
  if (register?.has(bic.bic8) === false) return findings.report(`${who}_BIC_DOES_NOT_EXIST`, pointer, { rule: 'bic/directory' });
  findings.outcome('bic/directory', pointer, register ? 'passed' : 'not-covered');
  if (bic.test) findings.report(`${who}_BIC_NOT_ALLOWED`, pointer, { rule: 'bic/test' });
}
