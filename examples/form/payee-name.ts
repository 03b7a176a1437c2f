// The payee's name beside the account: whether the bank will compare it, what in it invites a mismatch, and whether it is the name on record.
import { createEngine, explain } from 'payprep';
import { compareNames } from 'payprep/names';

const engine = createEngine({ on: new Date().toISOString().slice(0, 10) });

/** What to say under the field; nothing of it stops the payment. */
export function adviseOnName(name: string, iban: string, onRecord?: string): readonly string[] {
  const payment = { currency: 'EUR', creditor: { name }, creditorAccount: { id: { value: iban, type: 'IBAN' } } };
  const hints = explain(payment, engine).payeeName?.hints.map(({ message }) => message) ?? [];
  if (onRecord === undefined || name === '') return hints;
  const { result, reasons } = compareNames(name, onRecord);
  return result === 'MATCH' ? hints : [`On record: ${onRecord}. ${reasons[0]?.text}`, ...hints];
}
