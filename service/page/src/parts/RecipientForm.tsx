/** The form of a new or known recipient: the choices, the details that they require, and the review. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Recipient, RecipientDetails } from '../../../contract/recipient.js';
import { changedFields } from '../../../recipients/changed-fields.js';
import type { Api, Failure, ListedRecipient, Refusal, Result, Session } from '../api.js';
import { changesOf } from '../changes.js';

import type { KeptDraft, KeptForm } from '../form/kept-draft.js';
import { type FormModel, useForm } from '../form/use-form.js';
import { detailsIn } from '../form/values.js';
import { changedLabels } from '../form/words.js';
import type { OpenForm } from '../open-form.js';
import { useSurroundings } from '../surroundings.js';
import { fill } from '../without-engine.js';
import { ChoiceFields } from './ChoiceFields.js';
import { DetailFields } from './DetailFields.js';
import { ErrorSummary } from './ErrorSummary.js';
import { Heading } from './Heading.js';
import { Loading } from './Loading.js';
import { Review } from './Review.js';
import { SameAccount } from './SameAccount.js';

interface Properties {
  readonly api: Api;
  readonly session: Session;
  /** Undefined for a new one. */
  readonly recipient: ListedRecipient | undefined;
  /** The draft: read after a reload, and written while the user types. */
  readonly draft: KeptDraft;
  readonly today: string;
  readonly steps: Pick<OpenForm, 'isReviewing' | 'review' | 'back' | 'guard'>;
  readonly onSaved: (recipient: Recipient) => Promise<void>;
  readonly onGone: () => Promise<void>;
  /** There is such a recipient already, as from another tab. */
  readonly onExists: (details: RecipientDetails) => Promise<void>;
  readonly onOver: () => void;
  readonly onCancel: () => void;
}

export function RecipientForm(properties: Properties) {
  const { api, session, draft, today, steps, onCancel } = properties;
  // as it is known: another tab may change it
  const [recipient, setRecipient] = useState(properties.recipient);
  const words = useSurroundings();
  const { texts } = words;
  const [restored] = useState(draft.read);
  const form = useForm({ api, session, recipient, today, draft: restored });
  const keyFor = useDraft(form, recipient, draft, restored);
  useGuard(steps, form.isChanged);
  const [attempts, setAttempts] = useState(0);
  const showProblems = () => setAttempts((last) => last + 1);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { isBusy, failure, forgetFailure, save } = useSaving(properties, recipient, {
    send: (details, now) =>
      now === undefined ? api.add(details, keyFor(details)) : api.change(now, changesOf(detailsIn(recipient ?? now), details)),
    onChanged: (now, pointers) => {
      setChanged(pointers);
      setRecipient(now);
      form.rebase(now);
      steps.back();
    },
    onRefused: (refusals) => {
      form.refuse(refusals);
      showProblems();
      steps.back();
    },
  });
  const proceed = () => {
    forgetFailure();
    if (form.finished() === undefined) showProblems();
    else steps.review();
  };
  const { isHeld, whenJudged } = useWaiting(form, proceed);
  const submit = (event: Event) => {
    event.preventDefault();
    whenJudged();
  };

  // the forward button also leads here, whatever was typed since
  const sound = steps.isReviewing ? form.sound() : undefined;
  if (sound !== undefined) {
    const text = failure && texts[failure];
    return (
      <Review form={form} isBusy={isBusy} failure={text} onChange={steps.back} onSave={() => void save(form.finished())}>
        <SameAccount api={api} details={sound} id={recipient?.id} />
      </Review>
    );
  }
  // after a reload: whether it can be looked at is known when it is judged
  if (steps.isReviewing && !form.isJudged && !form.isLost) return <Loading />;
  return (
    <section>
      <Heading>{recipient === undefined ? texts.addTitle : texts.changeTitle}</Heading>
      <form noValidate autocomplete="off" onSubmit={submit}>
        <Meanwhile labels={changedLabels(changed, form, words)} />
        <ErrorSummary form={form} attempts={attempts} />
        <ChoiceFields form={form} session={session} />
        {form.isKnown && <DetailFields form={form} session={session} attempts={attempts} />}
        {form.choice.country !== '' && !form.isKnown && !form.isLost && <Loading />}
        <Lost form={form} />
        <div class="buttons">
          <button type="submit" class="primary" aria-disabled={isHeld}>
            {isHeld ? texts.loading : texts.next}
          </button>
          <button type="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Waits until the values can be judged: what is pressed before goes on by itself then. */
function useWaiting({ isJudged, isLost, again }: FormModel, proceed: () => void) {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (!isHeld || !(isJudged || isLost)) return;
    hold(false);
    if (isJudged) proceed();
  }, [isHeld, isJudged, isLost]);
  const whenJudged = () => {
    if (isJudged) return proceed();
    if (isLost) again();
    hold(true);
  };
  return { isHeld, whenJudged };
}

/** Says that the engine did not come, without which nothing can be saved. */
function Lost({ form }: { readonly form: FormModel }) {
  const { texts } = useSurroundings();
  return (
    <div role="alert">
      {form.isLost && (
        <p class="notice bad">
          {texts.network}{' '}
          <button type="button" class="plain" onClick={form.again}>
            {texts.again}
          </button>
        </p>
      )}
    </div>
  );
}

/** Says what somebody else has changed since the form was opened. */
function Meanwhile({ labels }: { readonly labels: readonly string[] }) {
  const { texts } = useSurroundings();
  return <div role="alert">{labels.length > 0 && <p class="notice bad">{fill(texts.meanwhile, { fields: labels.join(', ') })}</p>}</div>;
}

/** The back button asks while something is not saved. */
function useGuard({ guard }: Pick<OpenForm, 'guard'>, isUnsaved: boolean): void {
  useEffect(() => {
    guard(isUnsaved);
    return () => guard(false);
  }, [isUnsaved]);
}

/**
 * Keeps the draft until the form closes. Returns the idempotency key of details: the same details get the same key, others a new one.
 */
function useDraft(form: FormModel, recipient: ListedRecipient | undefined, draft: KeptDraft, restored: KeptForm | undefined) {
  const sent = useRef(restored?.sent ?? { details: '', key: '' });
  const keep = () => draft.keep({ ...(recipient && { recipient }), choice: form.choice, values: form.values, sent: sent.current });
  useEffect(() => {
    if (form.isChanged) keep();
  }, [form.choice, form.values]);
  useEffect(() => draft.forget, []);
  return (details: RecipientDetails): string => {
    const text = JSON.stringify(details);
    if (sent.current.details !== text) sent.current = { details: text, key: crypto.randomUUID() };
    keep();
    return sent.current.key;
  };
}

interface Sending {
  /** `now`: the recipient that is changed; undefined for a new one. */
  readonly send: (details: RecipientDetails, now: ListedRecipient | undefined) => Promise<Result<Recipient>>;
  /** Somebody else has changed these members of the recipient. */
  readonly onChanged: (now: ListedRecipient, pointers: readonly string[]) => void;
  readonly onRefused: (refusals: readonly Refusal[]) => void;
}

/** Sends the recipient, one request at a time, and handles the answer. */
function useSaving(
  { api, draft, onSaved, onGone, onExists, onOver }: Properties,
  recipient: ListedRecipient | undefined,
  { send, onChanged, onRefused }: Sending,
) {
  const [failure, setFailure] = useState<'network' | 'server'>();
  const [isBusy, setBusy] = useState(false);
  // a ref, because the rendered state is late for a double click
  const isSending = useRef(false);

  const fail = (reason: Failure, details: RecipientDetails) => {
    if (reason.kind === 'over') return onOver();
    if (reason.kind === 'absent') return onGone();
    if (reason.kind === 'refused' && reason.refusals.some(({ code }) => code === 'RECIPIENT_EXISTS')) return onExists(details);
    if (reason.kind === 'refused') return onRefused(reason.refusals);
    if (reason.kind === 'outdated') return setFailure('server');
    setFailure(reason.kind);
  };
  /** A recipient that was changed meanwhile is shown again before it is saved, unless only its mark as the default is another. */
  const sendToLatest = async (details: RecipientDetails): Promise<Result<Recipient> | undefined> => {
    const result = await send(details, recipient);
    if (recipient === undefined || result.ok || result.failure.kind !== 'outdated') return result;
    const list = await api.list();
    if (!list.ok) return list;
    const now = list.value.items.find(({ id }) => id === recipient.id);
    if (now === undefined) return { ok: false, failure: { kind: 'absent' } };
    const pointers = changedFields(detailsIn(recipient), detailsIn(now));
    if (pointers.length === 0) return send(details, now);
    onChanged(now, pointers);
    return undefined;
  };
  const save = async (details: RecipientDetails | undefined) => {
    if (isSending.current || details === undefined) return;
    isSending.current = true;
    setFailure(undefined);
    setBusy(true);
    const result = await sendToLatest(details);
    if (result?.ok) {
      draft.forget();
      return onSaved(result.value);
    }
    isSending.current = false;
    setBusy(false);
    if (result !== undefined) await fail(result.failure, details);
  };
  return { isBusy, failure, forgetFailure: () => setFailure(undefined), save };
}
