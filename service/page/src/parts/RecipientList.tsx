/** The list: who is paid, where, which one first; and the way back to the organization. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Recipient } from '../../../recipients/recipient.js';
import { fill } from '../engine.js';
import { methodLabel } from '../form/words.js';
import { maskedAccount } from '../masked.js';
import { useSurroundings } from '../surroundings.js';
import { Confirm } from './Confirm.js';
import { filled } from './filled.js';
import { Heading } from './Heading.js';

interface Properties {
  readonly recipients: readonly Recipient[];
  readonly returnUrl: URL | undefined;
  readonly onLeave: () => void;
  readonly onAdd: () => void;
  readonly onChange: (recipient: Recipient) => void;
  readonly onDefault: (recipient: Recipient) => void;
  readonly onRemove: (recipient: Recipient) => void;
}

export function RecipientList({ recipients, returnUrl, onLeave, onAdd, onChange, onDefault, onRemove }: Properties) {
  const { texts } = useSurroundings();
  const [removing, setRemoving] = useState<Recipient>();
  const nameOf = ({ creditor }: Recipient) => creditor?.name ?? texts.unnamed;
  const section = useRef<HTMLElement>(null);
  // the button that had the focus may be gone: with its recipient, or because there is nothing left to choose
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.querySelector('h1')?.focus();
  }, [recipients]);
  return (
    <section ref={section}>
      <Heading>{texts.recipients}</Heading>
      <p class="intro">{texts.intro}</p>
      {recipients.length === 0 ? (
        <Nobody />
      ) : (
        <ul class="recipients">
          {recipients.map((recipient) => (
            <li key={recipient.id} class="card recipient">
              <Summary recipient={recipient} name={nameOf(recipient)} />
              <div class="actions">
                <Action label={texts.change} of={nameOf(recipient)} onClick={() => onChange(recipient)} />
                {!recipient.isDefault && <Action label={texts.makeDefault} of={nameOf(recipient)} onClick={() => onDefault(recipient)} />}
                <Action label={texts.remove} of={nameOf(recipient)} isGrave onClick={() => setRemoving(recipient)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div class="buttons">
        <button type="button" class="primary" onClick={onAdd}>
          {texts.add}
        </button>
        {returnUrl !== undefined && (
          <a class="button" href={returnUrl.href} rel="noreferrer" onClick={onLeave}>
            {fill(texts.back, { host: returnUrl.host })}
          </a>
        )}
      </div>
      {removing !== undefined && (
        <Confirm
          title={filled(texts.removeTitle, { name: nameOf(removing) })}
          text={texts.removeText}
          yes={texts.remove}
          no={texts.cancel}
          onYes={() => {
            setRemoving(undefined);
            onRemove(removing);
          }}
          onNo={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}

function Nobody() {
  const { texts } = useSurroundings();
  return (
    <div class="card nobody">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="17" r="8" />
        <path d="M8 41c1.5-9 8-13 16-13s14.5 4 16 13" />
      </svg>
      <h2>{texts.none}</h2>
      <p>{texts.noneHint}</p>
    </div>
  );
}

function Summary({ recipient, name }: { readonly recipient: Recipient; readonly name: string }) {
  const { texts, names } = useSurroundings();
  const { country, currency, method, isDefault } = recipient;
  const account = maskedAccount(recipient);
  return (
    <div class="summary">
      <span class="initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div class="who">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          {methodLabel(method, texts)}
          {account !== undefined && (
            <>
              {' '}
              <span class="account">{account}</span>
            </>
          )}
        </p>
        <p class="quiet">
          {names.country(country)} · {currency}
        </p>
      </div>
      {isDefault && <span class="badge">{fill(texts.isDefault, { currency })}</span>}
    </div>
  );
}

/** Two letters at most, of any script. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '');
  const [first = '', ...others] = words.filter((letter) => letter !== '');
  return `${first}${others.at(-1) ?? ''}`.toUpperCase();
}

interface ActionProperties {
  readonly label: string;
  /** Whom it is about: five buttons of one name help nobody who hears them. */
  readonly of: string;
  readonly isGrave?: boolean;
  readonly onClick: () => void;
}

function Action({ label, of, isGrave = false, onClick }: ActionProperties) {
  return (
    <button type="button" class={isGrave ? 'plain grave' : 'plain'} onClick={onClick}>
      {label}
      <span class="hidden">
        {' '}
        <bdi>{of}</bdi>
      </span>
    </button>
  );
}
