/** The form of a recipient, new or known: first where the money goes, then the details that this way asks for. */
import { useRef, useState } from 'preact/hooks';
import type { Recipient, RecipientDetails } from '../../../recipients/recipient.js';
import type { Api, Failure, Session } from '../api.js';
import { useForm } from '../form/use-form.js';
import { useSurroundings } from '../surroundings.js';
import { ChoiceFields } from './ChoiceFields.js';
import { DetailFields } from './DetailFields.js';
import { ErrorSummary } from './ErrorSummary.js';
import { Heading } from './Heading.js';

interface Properties {
  readonly api: Api;
  readonly session: Session;
  /** Undefined for a new one. */
  readonly recipient: Recipient | undefined;
  readonly today: string;
  readonly onSaved: (recipient: Recipient) => Promise<void>;
  readonly onGone: () => Promise<void>;
  readonly onOver: () => void;
  readonly onCancel: () => void;
}

export function RecipientForm({ api, session, recipient, today, onSaved, onGone, onOver, onCancel }: Properties) {
  const { texts } = useSurroundings();
  const form = useForm(session, recipient, today);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<'network' | 'server'>();
  const [isBusy, setBusy] = useState(false);
  // what is drawn is a moment behind: two clicks in one are one
  const isSending = useRef(false);

  // the same details are sent again under the same key, others are another recipient
  const sent = useRef({ details: '', key: '' });
  const keyFor = (details: RecipientDetails): string => {
    const text = JSON.stringify(details);
    if (sent.current.details !== text) sent.current = { details: text, key: crypto.randomUUID() };
    return sent.current.key;
  };

  const fail = (reason: Failure) => {
    if (reason.kind === 'over') return onOver();
    if (reason.kind === 'absent') return onGone();
    if (reason.kind !== 'refused') return setFailure(reason.kind);
    form.refuse(reason.refusals);
    setAttempts((last) => last + 1);
  };
  const send = async () => {
    if (isSending.current) return;
    const details = form.finished();
    setFailure(undefined);
    if (details === undefined) return setAttempts((last) => last + 1);
    isSending.current = true;
    setBusy(true);
    const result = await (recipient === undefined ? api.add(details, keyFor(details)) : api.change(recipient.id, details));
    if (result.ok) return onSaved(result.value);
    isSending.current = false;
    setBusy(false);
    await fail(result.failure);
  };

  return (
    <section>
      <Heading>{recipient === undefined ? texts.addTitle : texts.changeTitle}</Heading>
      <form
        noValidate
        autocomplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ErrorSummary form={form} attempts={attempts} />
        <ChoiceFields form={form} session={session} today={today} />
        {form.choice.country !== '' && <DetailFields form={form} attempts={attempts} />}
        {failure !== undefined && (
          <p class="notice bad" role="alert">
            {texts[failure]}
          </p>
        )}
        <div class="buttons">
          <button type="submit" class="primary" aria-disabled={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </button>
          <button type="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </section>
  );
}
