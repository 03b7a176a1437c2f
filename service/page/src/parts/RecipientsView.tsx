/** The recipients of the end-user: the list, or the form of one. The back button leads from the form to the list. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RecipientDetails } from '../../../contract/recipient.js';
import type { Api, Failure, ListedRecipients as Listed, ListedRecipient, Result, Session } from '../api.js';
import type { Embedding } from '../embedding.js';
import { countriesOffered } from '../form/choices.js';
import { loadEngine } from '../form/engine-arrival.js';
import type { KeptDraft } from '../form/kept-draft.js';
import { isAtForm, type Open, pushForm, useOpenForm } from '../open-form.js';
import { LikelyCountriesProvider } from '../pickers/CountryPicker.js';
import { likelyCountries } from '../pickers/countries.js';
import { useSurroundings } from '../surroundings.js';
import { Confirm } from './Confirm.js';
import { fillText, nameOf } from './filled.js';
import { RecipientForm } from './RecipientForm.js';
import { RecipientList } from './RecipientList.js';

interface Properties {
  readonly api: Api;
  readonly session: Session;
  readonly first: Listed;
  readonly draft: KeptDraft;
  readonly embedding: Embedding;
  readonly returnUrl: URL | undefined;
  readonly today: string;
  readonly onOver: () => void;
}

/** A message above the list. */
interface Notice {
  readonly text: ComponentChildren;
  readonly isError: boolean;
}

export function RecipientsView({ api, session, first, draft, embedding, returnUrl, today, onOver }: Properties) {
  const { texts } = useSurroundings();
  const { recipients, unreadable, notice, reload, change, tell } = useRecipients(api, first, onOver);
  const steps = useOpenForm(() => restoredForm(draft, first.items));
  const { open, isLeaving, stay, close } = steps;
  // the focus goes there when the list is shown again
  const [visited, setVisited] = useState<string>();
  const [search, setSearch] = useState('');
  // the form needs it, and says so if it does not come
  useEffect(() => void loadEngine().catch(() => undefined), []);
  const textAbout = (text: string, one: RecipientDetails) => fillText(text, { name: nameOf(one, texts), currency: one.currency });
  const show = (next: Exclude<Open, undefined>) => {
    tell(undefined);
    setVisited(next === 'new' ? undefined : next.id);
    steps.show(next);
  };
  const closeWith = async (text: ComponentChildren, isError = true) => {
    tell({ text, isError });
    await reload();
    close();
  };

  return (
    <>
      <NoticeArea notice={open === undefined ? notice : undefined} />
      {open === undefined ? (
        <RecipientList
          {...{ recipients, unreadable, visited, search, returnUrl, today }}
          onSearch={setSearch}
          onLeave={() => void api.end()}
          onAdd={() => show('new')}
          onChange={show}
          onDefault={(one) => change(() => api.makeDefault(one.id), textAbout(texts.madeDefault, one))}
          onRemove={(one) => change(() => api.remove(one.id), textAbout(texts.removed, one))}
        />
      ) : (
        <LikelyCountriesProvider value={likelyCountries({ recipients, languages: navigator.languages }, countriesOffered(session))}>
          <RecipientForm
            key={open === 'new' ? open : open.id}
            recipient={open === 'new' ? undefined : open}
            {...{ api, session, draft, today, steps, onOver }}
            onSaved={(one) => {
              embedding.saved(one.id);
              return closeWith(textAbout(open === 'new' ? texts.added : texts.changed, one), false);
            }}
            onExists={(one) => closeWith(textAbout(texts.exists, one))}
            onGone={() => closeWith(texts.absent)}
            onCancel={close}
          />
        </LikelyCountriesProvider>
      )}
      {isLeaving && open !== undefined && <Confirm {...texts.leaving} onYes={close} onNo={stay} />}
    </>
  );
}

function NoticeArea({ notice }: { readonly notice: Notice | undefined }) {
  return (
    <div class="notices" role="status">
      {notice !== undefined && <p class={notice.isError ? 'notice bad' : 'notice good'}>{notice.text}</p>}
    </div>
  );
}

/** The recipients as the server has them, and the result of the last change. */
function useRecipients(api: Api, first: Listed, onOver: () => void) {
  const { texts } = useSurroundings();
  const [{ items: recipients, unreadable }, setList] = useState(first);
  const [notice, tell] = useState<Notice>();
  const isBusy = useRef(false);

  const tellFailure = (failure: Failure) => {
    if (failure.kind === 'over') return onOver();
    const { kind } = failure;
    tell({ text: kind === 'refused' || kind === 'outdated' ? texts.server : texts[kind], isError: true });
  };
  // a change can affect other recipients, such as the former default, so the list is loaded again
  const reload = async () => {
    const list = await api.list();
    if (list.ok) setList(list.value);
    else tellFailure(list.failure);
  };
  /** Runs one change at a time; clicks meanwhile are ignored. */
  const change = async (work: () => Promise<Result<unknown>>, done: ComponentChildren) => {
    if (isBusy.current) return;
    isBusy.current = true;
    tell(undefined);
    const result = await work();
    if (result.ok) tell({ text: done, isError: false });
    else tellFailure(result.failure);
    if (result.ok || result.failure.kind === 'absent') await reload();
    isBusy.current = false;
  };
  return { recipients, unreadable, notice, reload, change, tell };
}

/** The form that was open before a reload, or when an earlier session ended; undefined if there was none, or if its recipient is deleted: the draft is then deleted as well. */
function restoredForm(draft: KeptDraft, recipients: readonly ListedRecipient[]): Open {
  const typed = draft.read();
  const known = typed?.recipient;
  // as it was when the form was opened: what was changed since, saving will tell
  const form = typed && (known === undefined ? 'new' : recipients.some(({ id }) => id === known.id) ? known : undefined);
  if (form !== undefined) {
    // of an earlier session: the way back leads to the list
    if (!isAtForm(history.state)) pushForm();
    return form;
  }
  draft.forget();
  history.replaceState(null, '');
  return undefined;
}
