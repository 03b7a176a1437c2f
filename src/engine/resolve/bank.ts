/** The bank of the creditor in the directory of its country: by the code inside a valid IBAN, else by the bank identifier, else inside the number. */
import { bankCodeIn } from '../../identifiers/layout.js';
import { readMemberId } from '../../identifiers/member-id.js';
import { electronic } from '../../identifiers/text.js';
import { given } from '../../instruction/values.js';
import type { KnownBank } from '../known-bank.js';
import type { Member, Payment } from '../payment.js';
import { bankCodeOf, memberInNumber } from './account.js';

/** The bank of the bank identifier. */
const bankOf = ({ engine }: Payment, member: Member): KnownBank | undefined =>
  engine.data.bank(member.country.rule.code, bankCodeOf(member));

/** True where the bank identifier names a known bank, and another one if its fields stand the other way round. */
export function namesTwoBanks(payment: Payment): boolean {
  const { member, reading, engine } = payment;
  const { memberId, branchId } = reading.creditorAgent;
  const written = given(branchId) === undefined ? electronic(given(memberId) ?? '') : '';
  const other = member?.country.facts.otherOrder?.(written);
  const fields = member && other !== undefined ? readMemberId(member.country, other) : undefined;
  if (member === undefined || fields === undefined) return false;
  const banks = [bankOf(payment, member), bankOf(payment, { country: member.country, fields })];
  return banks.every((bank) => bank?.existsOn(engine.on) === true) && banks[0]?.code !== banks[1]?.code;
}

/** Undefined where there is no directory, or no code, or nobody knows which of two banks is meant. */
export function lookUpBank(payment: Payment): KnownBank | undefined {
  const { validIban, engine } = payment;
  const member = validIban ?? payment.member ?? memberInNumber(payment);
  if (member === undefined || (validIban === undefined && namesTwoBanks(payment))) return undefined;
  const code = 'text' in member ? bankCodeIn(member.text, member.country, 4) : bankCodeOf(member);
  return code === '' ? undefined : engine.data.bank(member.country.rule.code, code);
}
