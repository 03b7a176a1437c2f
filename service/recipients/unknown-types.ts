/**
 * Types that nobody has, where the engine says nothing of them: beside an IBAN, which it reads whatever its type says, and in countries whose accounts need no
 * type.
 */
import { type Engine, explain } from 'payprep';
import type { AccountType } from 'payprep/field-texts';
import type { RecipientDetails } from '../contract/recipient.js';
import type { Fault } from './fault.js';

/** The types of accounts, in whatever country. NRE and NRO are those of India that are called so in every language. */
const ACCOUNT_TYPES: Readonly<Record<AccountType | 'NRE' | 'NRO', true>> = {
  CHECKING: true,
  SAVINGS: true,
  PAYMENT: true,
  ELECTRONIC_DEPOSIT: true,
  ORDINARY: true,
  MASTER: true,
  TRANSMISSION: true,
  BOND: true,
  VISTA: true,
  RUT: true,
  NRE: true,
  NRO: true,
};

const ID_TYPE = { pointer: '/creditorAccount/id/type', code: 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED' };
const TYPE = { pointer: '/creditorAccount/type', code: 'CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED' };

/** Where the engine knows the names that people give to types, such as CURRENT and FUTSU. */
const NAMED = [
  { country: 'US', currency: 'USD' },
  { country: 'JP', currency: 'JPY' },
];

/** The faults of types, by the codes that the engine has for them. */
export function faultsOfTypes({ creditorAccount: { id, type } = {} }: RecipientDetails, engine: Engine): readonly Fault[] {
  const isRefused = (code: string, account: RecipientDetails['creditorAccount'], where: object = {}): boolean =>
    explain({ ...where, creditorAccount: account }, engine).alerts.some((alert) => alert.code === code);
  const faults: Fault[] = [];
  // of a value that is no IBAN the engine says whether there is such a type
  if (id?.type !== undefined && isRefused(ID_TYPE.code, { id: { type: id.type, value: '1' } }))
    faults.push({ ...ID_TYPE, detail: 'There is no such type of account identifier.' });
  const isKnown = type === undefined || Object.hasOwn(ACCOUNT_TYPES, type);
  if (!isKnown && NAMED.every((where) => isRefused(TYPE.code, { type }, where)))
    faults.push({ ...TYPE, detail: 'There is no such type of account.' });
  return faults;
}
