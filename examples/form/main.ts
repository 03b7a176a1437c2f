// The page: groups of four while somebody types, then the bank or what is wrong; the whole payment is checked when it is sent.
import { validate } from 'payprep';
import { attachFormatter, formatIbanAsTyped } from 'payprep/form';
import { accountField } from './account-field.js';

const form = document.querySelector('form') as HTMLFormElement;
const input = form.elements.namedItem('iban') as HTMLInputElement;
const output = form.querySelector('output') as HTMLOutputElement;
const check = await accountField('DE'); // loads the banks of Germany

attachFormatter(
  input,
  (text, caret) => formatIbanAsTyped(text, { caret }),
  ({ value, state, remaining }) => {
    const { problem = '', bank = '' } = state === 'incomplete' ? {} : check(value);
    input.setCustomValidity(state === 'incomplete' ? 'Enter the whole IBAN.' : problem);
    output.textContent = state === 'incomplete' ? `${remaining} more` : problem || bank;
  },
);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const creditorAccount = { id: { value: input.value, type: 'IBAN' } };
  const { status, alerts } = validate({ country: 'DE', currency: 'EUR', creditor: { name: 'Ada Example' }, creditorAccount });
  output.textContent = status === 'OK' ? 'Sent.' : alerts.map(({ code }) => code).join(', ');
});
