/** The bank of a payee, as far as directories know it: its name, and what kind of institution it is. */
import { accountOf } from '../answers/enrich/account.js';
import { lookUpAgent } from '../answers/enrich/agent.js';
import { participantDirectoryOf } from '../answers/enrich/participation.js';
import { type InstitutionKind, kindOfName } from '../directory/institution-kind.js';
import type { Payment } from '../payment/payment.js';

interface BankOfPayee {
  readonly name: string | undefined;
  readonly kind: InstitutionKind | undefined;
}

export function bankOfPayee(payment: Payment): BankOfPayee {
  const { bank, code } = lookUpAgent(payment, accountOf(payment));
  const country = code?.country.rule.code;
  const directory = country === undefined ? undefined : participantDirectoryOf(payment.engine.data, country);
  const participant = (code && directory?.byCode(code.bankCode)) ?? (bank.bic && directory?.byBic8(bank.bic.slice(0, 8)));
  const name = bank.name?.value;
  const kind = participant ? participant.kind : undefined;
  return { name, kind: kind ?? (country === undefined || name === undefined ? undefined : kindOfName(country, name)) };
}
