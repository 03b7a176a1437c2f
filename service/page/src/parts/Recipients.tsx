/** The recipients of the end-user: the list of them, or the form of one. The browser's way back leads from the form to the list. */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Recipient } from '../../../recipients/recipient.js';
import type { Api, Failure, Result, Session } from '../api.js';
import { countriesOffered } from '../form/choices.js';
import type { KeptDraft } from '../kept-draft.js';
import { isAtForm, type Open, useOpenForm } from '../open-form.js';
import { LikelyCountriesProvider } from '../pickers/CountryPicker.js';
import { likelyCountries } from '../pickers/countries.js';
import { useSurroundings } from '../surroundings.js';
import { fillText } from './filled.js';
import { RecipientForm } from './RecipientForm.js';
import { RecipientList } from './RecipientList.js';

interface Properties {
  readonly api: Api;
  readonly session: Session;
  readonly first: readonly Recipient[];
  readonly draft: KeptDraft;
  readonly returnUrl: URL | undefined;
  readonly today: string;
  readonly onOver: () => void;
}

/** Said once, above the list. */
interface Notice {
  readonly text: ComponentChildren;
  readonly isError: boolean;
}

export function Recipients({ api, session, first, draft, returnUrl, today, onOver }: Properties) {
  const { texts } = useSurroundings();
  const [recipients, setRecipients] = useState(first);
  const [restored] = useState(() => restoredForm(draft, first));
  const steps = useOpenForm(restored);
  const { open } = steps;
  // where the focus goes when the list is back
  const [visited, setVisited] = useState<string>();
  const [search, setSearch] = useState('');
  const [notice, setNotice] = useState<Notice>();
  const isBusy = useRef(false);

  const nameOf = (recipient: Recipient) => recipient.creditor?.name ?? texts.unnamed;
  const failed = (failure: Failure) => {
    if (failure.kind === 'over') return onOver();
    setNotice({ text: failure.kind === 'refused' ? texts.server : texts[failure.kind], isError: true });
  };
  // a default has a neighbour that was it before, and a recipient may be gone since: the server knows
  const reload = async () => {
    const list = await api.list();
    if (list.ok) setRecipients(list.value);
    else failed(list.failure);
  };
  const act = async (work: () => Promise<Result<unknown>>, done: ComponentChildren) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setNotice(undefined);
    const result = await work();
    if (result.ok) setNotice({ text: done, isError: false });
    else failed(result.failure);
    if (result.ok || result.failure.kind === 'absent') await reload();
    isBusy.current = false;
  };
  const saved = async (recipient: Recipient) => {
    setNotice({ text: fillText(open === 'new' ? texts.added : texts.changed, { name: nameOf(recipient) }), isError: false });
    await reload();
    steps.close();
  };
  const gone = async () => {
    setNotice({ text: texts.absent, isError: true });
    await reload();
    steps.close();
  };
  const show = (next: Exclude<Open, undefined>) => {
    setNotice(undefined);
    setVisited(next === 'new' ? undefined : next.id);
    steps.show(next);
  };

  return (
    <>
      <div class="notices" role="status">
        {notice !== undefined && open === undefined && <p class={notice.isError ? 'notice bad' : 'notice good'}>{notice.text}</p>}
      </div>
      {open === undefined ? (
        <RecipientList
          recipients={recipients}
          visited={visited}
          search={search}
          onSearch={setSearch}
          returnUrl={returnUrl}
          onLeave={() => void api.end()}
          onAdd={() => show('new')}
          onChange={show}
          onDefault={(one) =>
            act(() => api.makeDefault(one.id), fillText(texts.madeDefault, { name: nameOf(one), currency: one.currency }))
          }
          onRemove={(one) => act(() => api.remove(one.id), fillText(texts.removed, { name: nameOf(one) }))}
        />
      ) : (
        <LikelyCountriesProvider value={likelyCountries({ recipients, languages: navigator.languages }, countriesOffered(session))}>
          <RecipientForm
            key={open === 'new' ? open : open.id}
            api={api}
            session={session}
            recipient={open === 'new' ? undefined : open}
            draft={draft}
            today={today}
            steps={steps}
            onSaved={saved}
            onGone={gone}
            onOver={onOver}
            onCancel={steps.close}
          />
        </LikelyCountriesProvider>
      )}
    </>
  );
}

/** The form in which somebody was when the page was loaded anew. Undefined where they were in none, or its recipient is gone: then no draft stays. */
function restoredForm(draft: KeptDraft, recipients: readonly Recipient[]): Open {
  const typed = isAtForm(history.state) ? draft.read() : undefined;
  const form = typed && (typed.id === undefined ? 'new' : recipients.find(({ id }) => id === typed.id));
  if (form !== undefined) return form;
  draft.forget();
  history.replaceState(null, '');
  return undefined;
}
