/**
 * The open view: the list, the form of a recipient, or its review. Each view is an entry of the browser’s history, so that the back button works as
 * expected. After a reload the page shows the same view. The back button does not leave a form with unsaved details before the user says so.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ListedRecipient } from './api.js';

/** Undefined: the list. `new`: an empty form. */
export type Open = ListedRecipient | 'new' | undefined;

export interface OpenForm {
  readonly open: Open;
  /** The review is open. */
  readonly isReviewing: boolean;
  show(what: Exclude<Open, undefined>): void;
  review(): void;
  /** From the review to the form. */
  back(): void;
  /** To the list. */
  close(): void;
  /** Says whether the form has something that is not saved: then the back button asks first. */
  guard(isUnsaved: boolean): void;
  /** The back button was pressed: the user decides whether the form is closed. */
  readonly isLeaving: boolean;
  stay(): void;
}

const FORM = 'form';
const REVIEW = 'review';

/** True if the current entry of the history is a form or a review, as after a reload. */
export const isAtForm = (state: unknown): boolean => state === FORM || state === REVIEW;

/** Adds an entry for a form to the history. */
export const pushForm = (): void => history.pushState(FORM, '');

/** @param restore the form to open after a reload */
export function useOpenForm(restore: () => Open): OpenForm {
  const [open, setOpen] = useState(restore);
  const [isReviewing, setReviewing] = useState(open !== undefined && history.state === REVIEW);
  // back to the list, skipping the form
  const isClosing = useRef(false);
  const isUnsaved = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const moved = ({ state }: PopStateEvent) => {
      // no browser lets a page refuse the way back: it goes forward again, and asks
      if (isUnsaved.current && !isClosing.current && !isAtForm(state)) {
        history.forward();
        return setLeaving(true);
      }
      setReviewing(!isClosing.current && state === REVIEW);
      if (!isAtForm(state) || isClosing.current) setOpen(undefined);
      isClosing.current = false;
    };
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const step = (name: string) => {
    history.pushState(name, '');
    scrollTo(0, 0);
  };
  return {
    open,
    isReviewing,
    isLeaving,
    stay: () => setLeaving(false),
    guard: (isOn) => {
      isUnsaved.current = isOn;
    },
    show: (what) => {
      step(FORM);
      setReviewing(false);
      setOpen(what);
    },
    review: () => {
      step(REVIEW);
      setReviewing(true);
    },
    back: () => history.back(),
    close: () => {
      isClosing.current = true;
      setLeaving(false);
      history.go(isReviewing ? -2 : -1);
    },
  };
}
