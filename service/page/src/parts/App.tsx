/** The whole page: its state and its language. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Api, Failure, ListedRecipients, Session } from '../api.js';
import { safeReturnUrl } from '../arrival.js';
import type { Embedding } from '../embedding.js';
import { loadAlertTexts } from '../form/alert-texts.js';
import type { KeptDraft } from '../form/kept-draft.js';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../language.js';
import { type Surroundings, SurroundingsProvider, surroundingsIn, useSurroundings } from '../surroundings.js';
import { directionOf, fill } from '../without-engine.js';
import { BrandMark, useBrandColours } from './Brand.js';
import { Loading } from './Loading.js';
import { Message } from './Message.js';
import { RecipientsView } from './RecipientsView.js';
import { SessionEnd } from './SessionEnd.js';

interface Properties {
  /** Undefined if the page was opened without a token. */
  readonly api: Api | undefined;
  readonly draft: KeptDraft;
  readonly embedding: Embedding;
  readonly surroundings: Surroundings;
  /** Of the device, in case the server does not say: YYYY-MM-DD */
  readonly today: string;
}

type State =
  | { readonly is: 'loading' | 'over' | 'closed' }
  | { readonly is: 'failed'; readonly kind: 'network' | 'server' }
  | { readonly is: 'open'; readonly session: Session; readonly list: ListedRecipients };

export function App({ api, draft, embedding, surroundings: first, today }: Properties) {
  const { surroundings, isLost, choose } = useLanguage(first);
  const { state, load, end } = useSession(api, draft, embedding);
  const { language } = surroundings;
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  // the brand and the address to return to stay when the session is over
  const told = useTold(state);
  const returnUrl = told === undefined ? undefined : safeReturnUrl(told.returnUrl);
  const brand = told?.brand;
  useBrandColours(brand);
  return (
    <SurroundingsProvider value={useMemo(() => ({ ...surroundings, brand }), [surroundings, brand])}>
      <header class="top">
        {brand !== undefined && <BrandMark brand={brand} />}
        <LanguageSwitch onChoose={choose} />
      </header>
      <main>
        <div role="status">{isLost && <p class="notice bad">{surroundings.texts.network}</p>}</div>
        {state.is === 'loading' && (
          <>
            <h1 class="hidden">{surroundings.texts.recipients}</h1>
            <Loading />
          </>
        )}
        {(state.is === 'over' || state.is === 'closed') && <Ended is={state.is} returnUrl={returnUrl} isKept={draft.isKept()} />}
        {state.is === 'failed' && <Failed kind={state.kind} onAgain={load} />}
        {state.is === 'open' && api !== undefined && (
          <>
            <SessionEnd api={api} life={state.session} onOver={end} />
            <RecipientsView
              {...{ api, draft, embedding, returnUrl }}
              today={state.session.today ?? today}
              session={state.session}
              first={state.list}
              onOver={end}
            />
          </>
        )}
      </main>
    </SurroundingsProvider>
  );
}

/** The language of the page. One that fails to load leaves the page in the language that it has; of several, the last that was chosen counts. */
function useLanguage(first: Surroundings) {
  const [shown, setShown] = useState({ surroundings: first, isLost: false });
  const wanted = useRef(first.language);
  useEffect(() => {
    const load = async () => {
      const alerts = await loadAlertTexts(first.language);
      setShown((last) => (last.surroundings === first ? { ...last, surroundings: { ...first, alerts } } : last));
    };
    // without them a problem is told by the words of its field
    load().catch(() => undefined);
  }, []);
  const choose = async (chosen: Language) => {
    wanted.current = chosen;
    const loaded = await surroundingsIn(chosen).catch(() => undefined);
    if (wanted.current === chosen) setShown((last) => ({ surroundings: loaded ?? last.surroundings, isLost: loaded === undefined }));
  };
  return { ...shown, choose };
}

/** Loads the session and its recipients, and returns the state of that. */
function useSession(api: Api | undefined, draft: KeptDraft, embedding: Embedding) {
  const [state, setState] = useState<State>({ is: api === undefined ? 'closed' : 'loading' });
  const load = async () => {
    if (api === undefined) return;
    setState({ is: 'loading' });
    const [session, list] = await Promise.all([api.session(), api.list()]);
    if (session.ok && !embedding.admits(session.value.embeddedBy)) return setState({ is: 'closed' });
    if (session.ok && list.ok) {
      await draft.open(session.value.draftKeys);
      return setState({ is: 'open', session: session.value, list: list.value });
    }
    const failed = [session, list].flatMap((result) => (result.ok ? [] : [result.failure]));
    setState(failed.some(({ kind }) => kind === 'over') ? { is: 'over' } : { is: 'failed', kind: kindOf(failed[0]) });
  };
  useEffect(() => void load(), []);
  const end = () => {
    draft.hold();
    setState({ is: 'over' });
  };
  return { state, load, end };
}

/** The last loaded session, also after its end. */
function useTold(state: State): Session | undefined {
  const told = useRef<Session>(undefined);
  if (state.is === 'open') told.current = state.session;
  return told.current;
}

const kindOf = (failure: Failure | undefined): 'network' | 'server' => (failure?.kind === 'network' ? 'network' : 'server');

function LanguageSwitch({ onChoose }: { readonly onChoose: (language: Language) => void }) {
  const { language, texts } = useSurroundings();
  const choose = (value: string) => onChoose(LANGUAGES.find((known) => known === value) ?? 'en');
  return (
    <label class="language">
      <span class="hidden">{texts.language}</span>
      <span class="select">
        <span aria-hidden="true">{LANGUAGE_NAMES[language]}</span>
        <select value={language} autocomplete="off" onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {LANGUAGES.map((known) => (
            <option key={known} value={known} lang={known}>
              {LANGUAGE_NAMES[known]}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

interface EndedProperties {
  readonly is: 'over' | 'closed';
  readonly returnUrl: URL | undefined;
  /** What was typed waits for another session. */
  readonly isKept: boolean;
}

function Ended({ is, returnUrl, isKept }: EndedProperties) {
  const { texts } = useSurroundings();
  return is === 'over' ? (
    <Message title={texts.overTitle} text={isKept ? `${texts.overText} ${texts.overKept}` : texts.overText}>
      {returnUrl !== undefined && (
        <a class="button" href={returnUrl.href} rel="noreferrer" target="_top">
          {fill(texts.back, { host: returnUrl.host })}
        </a>
      )}
    </Message>
  ) : (
    <Message title={texts.closedTitle} text={texts.closedText} />
  );
}

function Failed({ kind, onAgain }: { readonly kind: 'network' | 'server'; readonly onAgain: () => void }) {
  const { texts } = useSurroundings();
  return (
    <Message title={texts.recipients} text={texts[kind]}>
      <button type="button" class="primary" onClick={onAgain}>
        {texts.again}
      </button>
    </Message>
  );
}
