/** The same engine for payees who are to be paid as they stand: it asks for the account and its bank. */
import { payeeChecks } from '../checks/payee.js';
import { Plans } from '../payment/plan.js';
import type { Engine } from './engine.js';

export const forPayees = (engine: Engine): Engine => Object.freeze({ ...engine, plans: new Plans(engine, payeeChecks) });
