/** Every meaning that a return code can have, once, whichever lists have codes for it. */
import type { Meaning } from './meaning.js';
import { ofAccount, ofPayerAccount } from './meanings/account.js';
import { ofBank } from './meanings/bank.js';
import { ofMandate } from './meanings/mandate.js';
import { ofParty } from './meanings/party.js';
import { ofPayment } from './meanings/payment.js';
import { ofProcess } from './meanings/process.js';

export const MEANINGS = { ...ofAccount, ...ofPayerAccount, ...ofBank, ...ofParty, ...ofPayment, ...ofProcess, ...ofMandate };

export type ReturnMeaning = keyof typeof MEANINGS;

/** The same, as a reader sees it who has no name in hand. */
export const meaningOf = (name: ReturnMeaning): Meaning => MEANINGS[name];
