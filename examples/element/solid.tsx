// Solid, in TypeScript.
import type { PaymentInstruction } from 'payprep';
import type { AccountValue } from 'payprep/element/solid';
import { createSignal } from 'solid-js';
import 'payprep/element/solid';

export function PayeeForm(props: { country: string; onSave: (payee: PaymentInstruction) => void }) {
  const [account, setAccount] = createSignal<AccountValue | null>(null);
  const save = (event: Event) => {
    event.preventDefault();
    props.onSave({ country: props.country, ...account() });
  };
  return (
    <form onSubmit={save}>
      <payprep-account
        country={props.country}
        value={account()}
        onInput={(event) => setAccount(event.currentTarget.value)}
        banks
        required
      />
      <button type="submit">Save</button>
    </form>
  );
}
