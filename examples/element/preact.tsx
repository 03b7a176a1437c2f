// Preact, in TypeScript.
import type { PaymentInstruction } from 'payprep';
import type { AccountValue } from 'payprep/element/preact';
import { useState } from 'preact/hooks';
import 'payprep/element/preact';

export function PayeeForm({ country, onSave }: { country: string; onSave: (payee: PaymentInstruction) => void }) {
  const [account, setAccount] = useState<AccountValue | null>(null);
  const save = (event: Event) => {
    event.preventDefault();
    onSave({ country, ...account });
  };
  return (
    <form onSubmit={save}>
      <payprep-account country={country} value={account} onInput={({ currentTarget }) => setAccount(currentTarget.value)} banks required />
      <button type="submit">Save</button>
    </form>
  );
}
