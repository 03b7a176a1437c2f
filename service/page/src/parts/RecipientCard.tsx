/** A recipient in the list, with its actions. */
import type { Recipient } from '../../../contract/recipient.js';
import { methodLabel } from '../form/words.js';
import { maskedAccount } from '../masked.js';
import { useSurroundings } from '../surroundings.js';
import { fill } from '../without-engine.js';
import { nameOf } from './filled.js';
import { useBankName } from './use-bank-name.js';

/** The id of the card of a recipient. */
const cardId = (id: string): string => `recipient-${id}`;

/** Focuses the first action of a card; false if the card is not on the page. */
export function focusCard(id: string): boolean {
  const button = document.getElementById(cardId(id))?.querySelector('button');
  button?.focus();
  button?.scrollIntoView({ block: 'nearest' });
  return button !== null && button !== undefined;
}

interface Properties {
  readonly recipient: Recipient;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly onChange: () => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

export function RecipientCard({ recipient, today, onChange, onDefault, onRemove }: Properties) {
  const { texts } = useSurroundings();
  const name = nameOf(recipient, texts);
  return (
    <li id={cardId(recipient.id)} class="card recipient">
      <Summary recipient={recipient} name={name} today={today} />
      <div class="actions">
        <Action label={texts.change} of={name} onClick={onChange} />
        {!recipient.isDefault && <Action label={texts.makeDefault} of={name} onClick={onDefault} />}
        <Action label={texts.remove} of={name} isGrave onClick={onRemove} />
      </div>
    </li>
  );
}

function Summary({ recipient, name, today }: Pick<Properties, 'recipient' | 'today'> & { readonly name: string }) {
  const { texts, names } = useSurroundings();
  const { country, currency, method, isDefault } = recipient;
  const account = maskedAccount(recipient);
  const bank = useBankName(recipient, today);
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
        {bank !== undefined && (
          <p>
            <bdi>{bank}</bdi>
          </p>
        )}
        <p class="quiet">
          {names.country(country)} · {currency}
        </p>
      </div>
      {isDefault && <span class="badge">{fill(texts.isDefault, { currency })}</span>}
    </div>
  );
}

/** The initials: at most two letters, of any script. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '');
  const [first = '', ...others] = words.filter((letter) => letter !== '');
  return `${first}${others.at(-1) ?? ''}`.toUpperCase();
}

interface ActionProperties {
  readonly label: string;
  /** The name of the recipient, for screen readers: many cards have the same buttons. */
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
