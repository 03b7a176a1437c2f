/** Every alert, and the fault that raises it. A code that is neither here nor in {@link notRaised} does not compile. */
import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import { withDraftValue } from '../draft.js';
import { accountFaults } from './account.js';
import { addressFaults } from './address.js';
import { agentFaults } from './agent.js';
import { corridorFaults } from './corridor.js';
import { creditorFaults } from './creditor.js';
import type { Fault } from './fault.js';
import { intermediaryFaults } from './intermediary.js';

/** Alerts that no payment along a corridor raises alone, and why. */
export const notRaised = {
  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'it stands for what is no instruction at all',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'it stands for an instruction in which there is nothing to check',
} as const satisfies Partial<Record<AlertCode, string>>;

export type RaisedAlert = Exclude<AlertCode, keyof typeof notRaised>;

export const faults: Readonly<Record<RaisedAlert, Fault>> = {
  ...corridorFaults,
  ...creditorFaults,
  ...addressFaults,
  ...accountFaults,
  ...agentFaults,
  ...intermediaryFaults,
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN: ({ draft }) => [withDraftValue(draft, '/reference', 'Invoice 1')],
};

export const isRaised = (code: AlertCode): code is RaisedAlert => Object.hasOwn(faults, code);
