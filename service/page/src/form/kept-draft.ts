/**
 * Keeps the unsaved values of the form during the session, so that they are still there after a reload.
 *
 * The gotcha: these are bank details. They stay in this tab, and are deleted when the form closes, saved or not, and when the session ends. A form
 * without changes is not kept.
 */

import type { ListedRecipient } from '../api.js';
import type { KeptText } from '../kept-text.js';
import type { Choice } from './choices.js';
import type { Values } from './typed.js';

/** What was sent last, and its key: sent again after a lost answer, it is the same recipient. */
export interface Sent {
  readonly details: string;
  readonly key: string;
}

export interface Draft {
  /** The recipient as it was when the form was opened; absent for a new one. Its version tells whether it was changed since. */
  readonly recipient?: ListedRecipient;
  readonly choice: Choice;
  readonly values: Values;
  readonly sent: Sent;
}

export interface KeptDraft {
  /** Undefined if there is none, or if it is of another release and cannot be read. */
  read(): Draft | undefined;
  keep(draft: Draft): void;
  forget(): void;
}

export const keptDraft = ({ read, keep, forget }: KeptText): KeptDraft => ({
  read: () => draftIn(read()),
  keep: (draft) => keep(JSON.stringify(draft)),
  forget,
});

const MEMBERS = ['country', 'method', 'currency', 'type', 'accountIdType'] as const satisfies readonly (keyof Choice)[];

function draftIn(text: string | undefined): Draft | undefined {
  if (text === undefined) return undefined;
  try {
    const draft = JSON.parse(text) as Draft;
    const { choice, values, sent, recipient: { id, etag } = { id: '', etag: '' } } = draft;
    const texts = [...MEMBERS.map((member) => choice[member]), ...Object.values(values), sent.details, sent.key, id, etag];
    return texts.every((each) => typeof each === 'string') ? draft : undefined;
  } catch {
    return undefined;
  }
}
