/** @jsxImportSource preact */
/** What Preact knows of the element. */
import type { AccountValue } from 'payprep/element/preact';

export const form = (country: string | undefined, value: AccountValue | null, onValue: (value: AccountValue | null) => void) => (
  <payprep-account class="account" country={country} value={value} onInput={({ currentTarget }) => onValue(currentTarget.value)} banks />
);

export const mistakes = (
  <>
    {/* @ts-expect-error 'contry' does not exist */}
    <payprep-account contry="DE" />
    {/* @ts-expect-error Type 'number' is not assignable to type 'Text' */}
    <payprep-account country={276} />
  </>
);
