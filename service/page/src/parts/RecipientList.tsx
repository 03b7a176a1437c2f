/**
 * The list of recipients, and the way back to the organization.
 *
 * A long list has a search, and is shown in portions. The focus stays at the changed recipient, or beside a deleted one.
 */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Recipient } from '../../../contract/recipient.js';
import type { ListedRecipient } from '../api.js';
import { findRecipients } from '../find.js';
import { methodLabel } from '../form/words.js';
import { maskedAccount } from '../masked.js';
import { useSurroundings } from '../surroundings.js';
import { fill } from '../without-engine.js';
import { Confirm } from './Confirm.js';
import { fillText, nameOf } from './filled.js';
import { Heading } from './Heading.js';
import { focusCard, RecipientCard } from './RecipientCard.js';
import { useBankName } from './use-bank-name.js';

interface Properties {
  readonly recipients: readonly ListedRecipient[];
  /** The number of those that the server cannot read. */
  readonly unreadable: number;
  /** The recipient whose form was open before. */
  readonly visited: string | undefined;
  /** The text of the search, which stays while a form is open. */
  readonly search: string;
  readonly returnUrl: URL | undefined;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly onSearch: (typed: string) => void;
  readonly onLeave: () => void;
  readonly onAdd: () => void;
  readonly onChange: (recipient: ListedRecipient) => void;
  readonly onDefault: (recipient: Recipient) => void;
  readonly onRemove: (recipient: Recipient) => void;
}

/** A longer list has a search. */
const FEW = 8;
/** The number of recipients that “more” adds. */
const PORTION = 50;

export function RecipientList(properties: Properties) {
  const { recipients, unreadable, visited, search, returnUrl, today, onSearch, onLeave, onAdd, onChange, onDefault, onRemove } = properties;
  const { texts, names } = useSurroundings();
  const [removing, setRemoving] = useState<Recipient>();
  const section = useRef<HTMLElement>(null);
  const searchTexts = ({ country, method }: Recipient) => [names.country(country), methodLabel(method, texts)];
  const isLong = recipients.length > FEW;
  const found = isLong ? findRecipients(recipients, search, searchTexts) : recipients;
  const { shown, showMore } = usePortions(found, visited);
  const keepPlace = useKeptPlace(section, recipients, shown);
  return (
    <section ref={section}>
      <Heading>{texts.recipients}</Heading>
      <p class="intro">{texts.intro}</p>
      <div class="buttons">
        <button type="button" class="primary" onClick={onAdd}>
          {texts.add}
        </button>
        {returnUrl !== undefined && (
          <a class="button" href={returnUrl.href} rel="noreferrer" target="_top" onClick={onLeave}>
            {fill(texts.back, { host: returnUrl.host })}
          </a>
        )}
      </div>
      {isLong && <Search typed={search} found={found.length} total={recipients.length} onType={onSearch} />}
      {unreadable > 0 && <p class="notice bad">{fill(texts.unreadable, { count: unreadable })}</p>}
      {recipients.length === 0 && unreadable === 0 && <Nobody />}
      {shown.length > 0 && (
        <Cards
          recipients={shown}
          today={today}
          onChange={onChange}
          onDefault={keepPlace(onDefault)}
          onRemove={keepPlace((recipient) => setRemoving(recipient))}
        />
      )}
      {showMore !== undefined && (
        <button type="button" class="further" onClick={showMore}>
          {texts.showMore}
        </button>
      )}
      {removing !== undefined && (
        <ConfirmRemoval recipient={removing} today={today} onEnd={() => setRemoving(undefined)} onRemove={onRemove} />
      )}
    </section>
  );
}

/** The shown part of a long list. It includes the recipient whose form was open before. `showMore` is undefined if all are shown. */
function usePortions<Listed extends Recipient>(found: readonly Listed[], visited: string | undefined) {
  const [limit, setLimit] = useState(() => PORTION * Math.ceil((found.findIndex(({ id }) => id === visited) + 1) / PORTION) || PORTION);
  // before the first paint, like the heading
  useLayoutEffect(() => void (visited !== undefined && focusCard(visited)), []);
  const firstOfNext = useRef<string | undefined>(undefined);
  useEffect(() => void (firstOfNext.current !== undefined && focusCard(firstOfNext.current)), [limit]);
  const showMore = () => {
    firstOfNext.current = found[limit]?.id;
    setLimit(limit + PORTION);
  };
  return { shown: found.slice(0, limit), showMore: found.length > limit ? showMore : undefined };
}

/**
 * Keeps the focus in place. If the focused button is gone, the focus moves to the recipient, else to the one below, the one above, or the heading.
 */
function useKeptPlace(section: RefObject<HTMLElement | null>, recipients: readonly Recipient[], shown: readonly Recipient[]) {
  const places = useRef<readonly string[]>([]);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (!places.current.some(focusCard)) section.current?.querySelector('h1')?.focus();
  }, [recipients]);
  return (work: (recipient: Recipient) => void) => (recipient: Recipient) => {
    const at = shown.findIndex(({ id }) => id === recipient.id);
    places.current = [recipient, shown[at + 1], shown[at - 1]].flatMap((each) => (each === undefined ? [] : [each.id]));
    work(recipient);
  };
}

type CardsProperties = Pick<Properties, 'recipients' | 'today' | 'onChange' | 'onDefault' | 'onRemove'>;

function Cards({ recipients, today, onChange, onDefault, onRemove }: CardsProperties) {
  return (
    <ul class="recipients">
      {recipients.map((recipient) => (
        <RecipientCard
          key={recipient.id}
          recipient={recipient}
          today={today}
          onChange={() => onChange(recipient)}
          onDefault={() => onDefault(recipient)}
          onRemove={() => onRemove(recipient)}
        />
      ))}
    </ul>
  );
}

interface RemovalProperties {
  readonly recipient: Recipient;
  readonly today: string;
  readonly onEnd: () => void;
  readonly onRemove: (recipient: Recipient) => void;
}

function ConfirmRemoval({ recipient, today, onEnd, onRemove }: RemovalProperties) {
  const { texts } = useSurroundings();
  const where = useBankName(recipient, today) ?? methodLabel(recipient.method, texts);
  const account = [where, maskedAccount(recipient)].filter((part) => part !== undefined).join(' ');
  return (
    <Confirm
      title={fillText(texts.removeTitle, { name: nameOf(recipient, texts) })}
      // isolated, whatever the direction of the name is
      text={`\u2068${account}\u2069. ${texts.removeText}`}
      yes={texts.remove}
      no={texts.cancel}
      onYes={() => {
        onEnd();
        onRemove(recipient);
      }}
      onNo={onEnd}
    />
  );
}

interface SearchProperties {
  readonly typed: string;
  readonly found: number;
  readonly total: number;
  readonly onType: (typed: string) => void;
}

function Search({ typed, found, total, onType }: SearchProperties) {
  const { texts } = useSurroundings();
  return (
    <search class="search">
      <label for="search">{texts.search}</label>
      <input
        id="search"
        type="search"
        value={typed}
        autocomplete="off"
        spellcheck={false}
        aria-describedby="search-hint"
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p id="search-hint" class="hint">
        {texts.searchHint}
      </p>
      <p class="quiet" role="status">
        {found === 0 ? texts.noneFound : fill(texts.found, { count: found, total })}
      </p>
    </search>
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
