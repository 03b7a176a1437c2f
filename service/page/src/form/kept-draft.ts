/**
 * Keeps the unsaved values of the form, so that they are still there after a reload, and for an hour when the session ends before they are saved.
 *
 * The gotcha: these are bank details. They stay in this tab, sealed with a key that only sessions of the same user are given, and are deleted when the
 * form closes, saved or not. A form without changes is not kept.
 */

import type { Choice } from '../../../recipients/form/choice.js';
import type { Values } from '../../../recipients/form/values.js';
import type { ListedRecipient } from '../api.js';
import type { KeptText } from '../kept-text.js';
import { openText, sealText } from '../sealed-text.js';

/** What was sent last, and its key: sent again after a lost answer, it is the same recipient. */
export interface Sent {
  readonly details: string;
  readonly key: string;
}

export interface KeptForm {
  /** The recipient as it was when the form was opened; absent for a new one. Its version tells whether it was changed since. */
  readonly recipient?: ListedRecipient;
  readonly choice: Choice;
  readonly values: Values;
  readonly sent: Sent;
}

export interface KeptDraft {
  /**
   * Opens what is kept with the keys of a session. What does not open is of another user, or of another release, and is deleted, as is what is older than an
   * hour. Without keys nothing is kept.
   */
  open(keys: readonly string[] | undefined): Promise<void>;
  /** Undefined if there is none. */
  read(): KeptForm | undefined;
  keep(draft: KeptForm): void;
  forget(): void;
  /** The session is over: what is kept stays sealed for another session of the user, and nothing is changed from now on. */
  hold(): void;
  /** Something is kept, sealed or open. */
  isKept(): boolean;
}

/** Milliseconds from the last change. */
const HOUR = 3_600_000;

/** @param now in milliseconds since 1970 */
export function keptDraft(stored: KeptText, now: () => number = Date.now): KeptDraft {
  let draft: KeptForm | undefined;
  let key: string | undefined;
  let isHeld = false;
  // what is sealed late must not come behind what was kept or forgotten since
  let turn = 0;
  const sealedPart = (): { readonly until: string; readonly sealed: string } => {
    const [until = '', ...sealed] = (stored.read() ?? '').split(' ');
    return { until, sealed: sealed.join(' ') };
  };
  const left = (until: string): number => Math.min(Number(until) - now(), HOUR);
  const forget = (): void => {
    turn += 1;
    draft = undefined;
    stored.forget();
  };
  return {
    async open(keys = []) {
      isHeld = false;
      [key] = keys;
      const { until, sealed } = sealedPart();
      if (sealed === '') return;
      const opened = left(until) > 0 ? await Promise.all(keys.map((each) => openText(each, sealed, until))) : [];
      draft = draftIn(opened.find((text) => text !== undefined));
      if (draft === undefined) forget();
    },
    read: () => draft,
    keep(typed) {
      if (isHeld) return;
      draft = typed;
      if (key === undefined) return;
      turn += 1;
      const [own, until] = [turn, String(now() + HOUR)];
      const write = async (sealing: string): Promise<void> => {
        const sealed = await sealText(sealing, JSON.stringify(typed), until);
        if (turn === own) stored.keep(`${until} ${sealed}`);
      };
      // a browser that does not seal keeps nothing
      write(key).catch(() => {});
    },
    forget() {
      if (!isHeld) forget();
    },
    hold() {
      isHeld = true;
      draft = undefined;
      key = undefined;
      const { until, sealed } = sealedPart();
      if (sealed !== '') setTimeout(() => isHeld && forget(), Math.max(left(until), 0));
    },
    isKept: () => sealedPart().sealed !== '',
  };
}

const MEMBERS = ['country', 'method', 'currency', 'type', 'accountIdType'] as const satisfies readonly (keyof Choice)[];

function draftIn(text: string | undefined): KeptForm | undefined {
  if (text === undefined) return undefined;
  try {
    const draft = JSON.parse(text) as KeptForm;
    const { choice, values, sent, recipient: { id, etag } = { id: '', etag: '' } } = draft;
    const texts = [...MEMBERS.map((member) => choice[member]), ...Object.values(values), sent.details, sent.key, id, etag];
    return texts.every((each) => typeof each === 'string') ? draft : undefined;
  } catch {
    return undefined;
  }
}
