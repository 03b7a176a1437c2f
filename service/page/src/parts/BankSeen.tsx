/** Shows the bank of the typed details: its name is the best proof that a code was typed correctly. */
import { useMemo } from 'preact/hooks';
import type { FormModel } from '../form/use-form.js';
import { useSurroundings } from '../surroundings.js';

export function BankSeen({ form }: { readonly form: FormModel }) {
  const { texts, language } = useSurroundings();
  const { details, engine, tools } = form;
  const bank = useMemo(
    () => (details === undefined || engine === undefined ? undefined : tools?.bankOf(details, language, engine)),
    [details, engine, tools, language],
  );
  const { name, address, logo } = bank ?? {};
  return (
    <div role="status">
      {name !== undefined && details?.method === 'BANK_ACCOUNT' && (
        <p class="bank">
          {isImage(logo) ? <img src={logo} alt="" width="24" height="24" /> : <BankSign />}
          <span>
            <span class="hidden">{texts.bank}: </span>
            <bdi>{name}</bdi>
            {address?.townName !== undefined && (
              <span class="quiet">
                {' '}
                <bdi>{address.townName}</bdi>
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

/** Only a logo from the directory. The page does not load pictures from elsewhere. */
const isImage = (logo: string | undefined): logo is string => logo?.startsWith('data:image/') ?? false;

const BankSign = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" class="sign">
    <path d="M3 10 12 4l9 6M5 10v8M9.7 10v8M14.3 10v8M19 10v8M3 20h18" />
  </svg>
);
