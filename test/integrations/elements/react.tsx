/** What React 19 knows of the element, in both of its JSX transforms. */
import type { AccountDetail, AccountValue } from 'payprep/element/react';

export const form = (country: string | undefined, value: AccountValue | null, onValue: (value: AccountValue | null) => void) => (
  <payprep-account
    className="account"
    country={country}
    value={value}
    settlementSystem="SCT"
    onInput={({ currentTarget }) => onValue(currentTarget.value)}
    onChange={({ nativeEvent }) => (nativeEvent as CustomEvent<AccountDetail>).detail.isValid}
    ref={(account) => void account?.reportValidity()}
    banks
    required
  />
);

export const payee = (
  <payprep-payee country="DE" payeeType="INDIVIDUAL" address="lines" onInput={({ currentTarget }) => currentTarget.value?.creditor?.name} />
);

export const mistakes = (
  <>
    {/* @ts-expect-error 'contry' does not exist */}
    <payprep-account contry="DE" />
    {/* @ts-expect-error Type 'number' is not assignable to type 'Text' */}
    <payprep-account country={276} />
    {/* @ts-expect-error … not assignable to type 'AccountValue' */}
    <payprep-account value={{ iban: 'DE89370400440532013000' }} />
    {/* @ts-expect-error 'payprep-acount' does not exist */}
    <payprep-acount />
  </>
);
