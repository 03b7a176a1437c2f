/** A BIC by itself: its form, whether it exists, whether payments may use it, whether its bank closed or became part of another one. */

import type { Severity } from '../../../rules/alert-codes/alert-code.js';
import type { Findings } from '../../findings/findings.js';
import { basisOfDataset } from '../../findings/severity.js';
import type { Bic, BicResult } from '../../identifiers/bic.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';
import type { AgentPlace } from './place.js';

/** True where `examineBic` has nothing to report that the threshold counts. */
export function isInUse(bic: Bic | undefined, { data, on }: RulesAndData, threshold: Severity): boolean {
  if (bic?.test !== false || data.banks(bic.country)?.isClosed(bic.bic8, on)) return false;
  const gone = data.gone(bic.bic8, on);
  return gone === undefined || (!gone.isSure && threshold !== 'info');
}

/** Reports the first fault of an agent's BIC. */
export function examineBic(reading: BicResult, { who, pointer: agent }: AgentPlace, engine: RulesAndData, findings: Findings): void {
  const pointer = `${agent}/bic`;
  if (!reading.ok) {
    const { problem, range } = reading;
    if (problem === 'NOT_ASSIGNABLE') return findings.report(`${who}_BIC_DOES_NOT_EXIST`, pointer, { rule: 'bic/location', range });
    return findings.report(`${who}_BIC_INVALID_FORMAT`, pointer, { rule: 'bic/form', range });
  }
  const { bic } = reading;
  findings.outcome('bic/form', pointer, 'passed');
  const register = engine.data.bicRegister(bic.country);
  if (register) findings.addEditions(register.editions);
  if (register?.has(bic.bic8) === false) {
    const restsOn = basisOfDataset(register.list, engine.on);
    return findings.report(`${who}_BIC_DOES_NOT_EXIST`, pointer, { rule: 'bic/directory', restsOn });
  }
  findings.outcome('bic/directory', pointer, register ? 'passed' : 'not-covered');
  if (bic.test) return findings.report(`${who}_BIC_NOT_ALLOWED`, pointer, { rule: 'bic/test' });
  examineBank(bic, `${who}_BIC`, pointer, engine, findings);
}

/** What became of its bank. */
function examineBank(bic: Bic, code: `${AgentPlace['who']}_BIC`, pointer: string, { data, on }: RulesAndData, findings: Findings): void {
  const gone = data.gone(bic.bic8, on);
  const isClosed = data.banks(bic.country)?.isClosed(bic.bic8, on) === true;
  if (gone === undefined && !isClosed) return;
  if (gone !== undefined) findings.addEditions(gone.editions);
  const restsOn = isClosed || gone?.isSure ? 'likely' : 'possible';
  if (isClosed || gone?.kind === 'closed') findings.report(`${code}_DOES_NOT_EXIST`, pointer, { rule: 'bic/closed', restsOn });
  else findings.report(`${code}_DISCONTINUED`, pointer, { rule: 'bic/merged', restsOn });
}
