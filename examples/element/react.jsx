// React 19. `account` is null, or the members of an instruction: { creditorAccount, creditorAgent }.
import { useState } from 'react';
import 'payprep/element';

export function PayeeForm({ country, onSave }) {
  const [account, setAccount] = useState(null);
  const save = (event) => {
    event.preventDefault();
    onSave({ country, ...account });
  };
  return (
    <form onSubmit={save}>
      <payprep-account country={country} value={account} onInput={({ target }) => setAccount(target.value)} banks required />
      <button type="submit">Save</button>
    </form>
  );
}
