/** The account under the bank code of today, where a bank was merged into another one and a source says that account numbers stayed. */
import { joined } from '../../rules/account-forms/account-form.js';
import { findSuccessions, type Succession } from '../directory/successions.js';
import type { Engine } from '../engine/engine.js';
import { checkFields } from '../identifiers/account/local-account.js';
import { bankFieldsOf, mustHold } from '../identifiers/country/layout.js';
import type { KnownAccount } from './known-account.js';

/** A bank that follows may be merged in its turn; a list that leads in a circle ends, too. */
const MAX_STEPS = 4;

/** The account after one merger, and the merger. */
interface Merged {
  readonly account: KnownAccount;
  readonly succession: Succession;
}

/** Undefined where the bank is its own, or nothing says what became of the account numbers. */
export function mergerOf(account: KnownAccount, engine: Engine): Merged | undefined {
  const { country, fields } = account;
  const [field, ...others] = bankFieldsOf(country.rule);
  if (field === undefined || others.length > 0) return undefined;
  const bankCode = joined(fields, [field]);
  const found = findSuccessions(engine.data.datasets, { country: country.rule.code, bankCode, bic: undefined });
  const succession = found.findLast(({ kind, accounts, date = '' }) => kind === 'merged' && accounts === 'kept' && date <= engine.on);
  const successor = succession?.successor;
  if (succession === undefined || successor?.length !== bankCode.length) return undefined;
  const next = { ...account, fields: { ...fields, [field]: successor } };
  // check digits over the bank would be others: then it is not sure what the account is now
  const isWrong = checkFields(country, next.fields, {}, mustHold, engine.data.tables()) === 'failed';
  return isWrong ? undefined : { account: next, succession };
}

export function afterMergers(account: KnownAccount, engine: Engine): KnownAccount {
  let last = account;
  for (let step = 0; step < MAX_STEPS; step++) {
    const merged = mergerOf(last, engine);
    if (merged === undefined) return last;
    last = merged.account;
  }
  return last;
}
