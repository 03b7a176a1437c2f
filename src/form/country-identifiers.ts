/** Which identifiers of an account and its holder a form asks for in a country. */
import type { CreditorType } from '../../rules/vocabulary/scheme.js';
import { memberIdFields, partsOf } from '../identifiers/account/domestic-parts.js';
import type { CompiledCountry } from '../identifiers/country/layout.js';
import type { LocalRules } from './formatter.js';
import { hasIban } from './iban.js';

/** What identifies an account: one of `accounts` is enough. */
export interface CountryIdentifiers {
  /** The ways to name an account, the usual one first; each is a list of what is asked for together. */
  readonly accounts: readonly (readonly AccountPart[])[];
  /** The numbers of its holder that the country has. */
  readonly holder: readonly HolderNumber[];
}

export type AccountPart = 'IBAN' | 'ACCOUNT_NUMBER' | 'MEMBER_ID' | 'BIC';

export interface HolderNumber {
  /** `creditor.documents[].type`, and what the country calls the number: `CPF`. */
  readonly documentType: string;
  /** Who has one. Absent: people and companies. */
  readonly of?: CreditorType;
  /** `creditor.taxId` may hold it. */
  readonly isTaxId: boolean;
}

/** The account number of the country's own form names the bank too. */
const namesBank = (country: CompiledCountry): boolean => {
  const [bank] = memberIdFields(country);
  const [, first] = partsOf(country).forms;
  return bank !== undefined && first?.fields.includes(bank) === true && first.fill !== undefined;
};

function localParts(country: CompiledCountry): readonly AccountPart[] {
  if (namesBank(country)) return ['ACCOUNT_NUMBER'];
  return memberIdFields(country).length > 0 ? ['MEMBER_ID', 'ACCOUNT_NUMBER'] : ['BIC', 'ACCOUNT_NUMBER'];
}

export function identifiersWith(code: string, { countries, creditors }: LocalRules): CountryIdentifiers {
  const country = countries.domestic(code);
  const isLocal = country?.facts.forms !== undefined;
  const known = creditors.of(code);
  return {
    accounts: [
      ...(hasIban(code) ? [['IBAN'] as const] : []),
      ...(country !== undefined && isLocal ? [localParts(country)] : []),
      ...(!hasIban(code) && !isLocal ? [['BIC', 'ACCOUNT_NUMBER'] as const] : []),
    ],
    holder: (known?.rule.identifiers ?? [])
      .map((identifier) => ({
        documentType: identifier.type,
        ...(identifier.of !== undefined && { of: identifier.of }),
        isTaxId: known?.taxIdentifiers.includes(identifier) === true,
      }))
      .filter(({ documentType }, index, all) => all.findIndex((other) => other.documentType === documentType) === index),
  };
}
