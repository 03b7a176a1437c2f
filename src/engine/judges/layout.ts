/**
 * The layout in which the details of an account are given. A country may have two: that of its IBANs, and another at home.
 */
import { domesticCountry } from '../../identifiers/domestic-country.js';
import { ibanCountry } from '../../identifiers/iban.js';
import type { CompiledCountry } from '../../identifiers/layout.js';
import { readAccount } from '../../identifiers/local-account.js';
import { readMemberId } from '../../identifiers/member-id.js';
import { given } from '../reading.js';
import { accountCountry, type Case, soundIban } from './case.js';

/** The domestic layout, unless there is an IBAN, or the details are the parts of one. */
export function layoutOf(subject: Case): CompiledCountry | undefined {
  if (subject.layout === null) subject.layout = findLayout(subject);
  return subject.layout;
}

function findLayout(subject: Case): CompiledCountry | undefined {
  const code = accountCountry(subject);
  if (code === undefined) return undefined;
  const home = domesticCountry(code);
  const abroad = ibanCountry(code);
  if (home === undefined || abroad === undefined || home === abroad) return home;
  return soundIban(subject) !== undefined || arePartsOfIban(subject, abroad, home) ? abroad : home;
}

function arePartsOfIban({ reading }: Case, abroad: CompiledCountry, home: CompiledCountry): boolean {
  const number = given(reading.accountValue);
  if (number !== undefined && readAccount(abroad, number) !== undefined) return true;
  const { memberId, branchId } = reading.creditorAgent;
  const text = given(memberId) ?? '';
  const reads = (country: CompiledCountry): boolean => readMemberId(country, text, given(branchId)) !== undefined;
  return number === undefined && !reads(home) && reads(abroad);
}
