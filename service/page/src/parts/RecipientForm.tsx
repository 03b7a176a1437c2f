/** The form of a new or known recipient: the choices, the details that they require, and the review. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Recipient, RecipientDetails } from '../../../contract/recipient.js';
import type { Api, Failure, Refusal, Result, Session } from '../api.js';
import type { Draft, KeptDraft } from '../form/kept-draft.js';
import { type FormModel, useForm } from '../form/use-form.js';
import type { OpenForm } from '../open-form.js';
import { useSurroundings } from '../surroundings.js';
import { ChoiceFields } from './ChoiceFields.js';
import { DetailFields } from './DetailFields.js';
import { ErrorSummary } from './ErrorSummary.js';
import { Heading } from './Heading.js';
import { Review } from './Review.js';

interface Properties {
  readonly api: Api;
  readonly session: Session;
  /** Undefined for a new one. */
  readonly recipient: Recipient | undefined;
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
  const { api, session, recipient, draft, today, steps, onCancel } = properties;
  const { texts } = useSurroundings();
  const [restored] = useState(draft.read);
  const form = useForm(session, recipient, today, restored);
  const keyFor = useDraft(form, recipient, draft, restored);
  useGuard(steps, form.isChanged);
  const [attempts, setAttempts] = useState(0);
  const showProblems = () => setAttempts((last) => last + 1);
  const { isBusy, failure, forgetFailure, save } = useSaving(properties, {
    send: (details) => (recipient === undefined ? api.add(details, keyFor(details)) : api.change(recipient.id, details)),
    onRefused: (refusals) => {
      form.refuse(refusals);
      showProblems();
      steps.back();
    },
  });
  const submit = (event: Event) => {
    event.preventDefault();
    forgetFailure();
    if (form.finished() === undefined) showProblems();
    else steps.review();
  };

  // the forward button also leads here, whatever was typed since
  if (steps.isReviewing && form.isReady()) {
    const text = failure && texts[failure];
    return <Review form={form} isBusy={isBusy} failure={text} onChange={steps.back} onSave={() => void save(form.finished())} />;
  }
  return (
    <section>
      <Heading>{recipient === undefined ? texts.addTitle : texts.changeTitle}</Heading>
      <form noValidate autocomplete="off" onSubmit={submit}>
        <ErrorSummary form={form} attempts={attempts} />
        <ChoiceFields form={form} session={session} today={today} />
        {form.choice.country !== '' && <DetailFields form={form} attempts={attempts} />}
        <div class="buttons">
          <button type="submit" class="primary">
            {texts.next}
          </button>
          <button type="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </section>
  );
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
function useDraft(form: FormModel, recipient: Recipient | undefined, draft: KeptDraft, restored: Draft | undefined) {
  const sent = useRef(restored?.sent ?? { details: '', key: '' });
  const keep = () => draft.keep({ ...(recipient && { id: recipient.id }), choice: form.choice, values: form.values, sent: sent.current });
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
  readonly send: (details: RecipientDetails) => Promise<Result<Recipient>>;
  readonly onRefused: (refusals: readonly Refusal[]) => void;
}

/** Sends the recipient, one request at a time, and handles the answer. */
function useSaving({ draft, onSaved, onGone, onExists, onOver }: Properties, { send, onRefused }: Sending) {
  const [failure, setFailure] = useState<'network' | 'server'>();
  const [isBusy, setBusy] = useState(false);
  // a ref, because the rendered state is late for a double click
  const isSending = useRef(false);

  const fail = (reason: Failure, details: RecipientDetails) => {
    if (reason.kind === 'over') return onOver();
    if (reason.kind === 'absent') return onGone();
    if (reason.kind === 'refused' && reason.refusals.some(({ code }) => code === 'RECIPIENT_EXISTS')) return onExists(details);
    if (reason.kind === 'refused') return onRefused(reason.refusals);
    setFailure(reason.kind);
  };
  const save = async (details: RecipientDetails | undefined) => {
    if (isSending.current || details === undefined) return;
    isSending.current = true;
    setFailure(undefined);
    setBusy(true);
    const result = await send(details);
    if (result.ok) {
      draft.forget();
      return onSaved(result.value);
    }
    isSending.current = false;
    setBusy(false);
    await fail(result.failure, details);
  };
  return { isBusy, failure, forgetFailure: () => setFailure(undefined), save };
}
