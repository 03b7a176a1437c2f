/**
 * What is open: the list, the form of a recipient, or the look at it before it is saved. Each is a step of the browser's history, so that its way back
 * leads where a person expects it. A page that is loaded anew is at the same step.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Recipient } from '../../recipients/recipient.js';

/** Undefined: the list. `new`: an empty form. */
export type Open = Recipient | 'new' | undefined;

export interface OpenForm {
  readonly open: Open;
  /** The look at what will be saved. */
  readonly isReviewing: boolean;
  show(what: Exclude<Open, undefined>): void;
  review(): void;
  /** From the look to the form. */
  back(): void;
  /** To the list. */
  close(): void;
}

const FORM = 'form';
const REVIEW = 'review';

/** Whether the browser's history is at a form, as it is when the page was loaded anew there. */
export const isAtForm = (state: unknown): boolean => state === FORM || state === REVIEW;

/** @param restore what the page goes on with, where it was loaded anew */
export function useOpenForm(restore: () => Open): OpenForm {
  const [open, setOpen] = useState(restore);
  const [isReviewing, setReviewing] = useState(open !== undefined && history.state === REVIEW);
  // on the way to the list, past the form
  const isClosing = useRef(false);
  useEffect(() => {
    const moved = ({ state }: PopStateEvent) => {
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
      history.go(isReviewing ? -2 : -1);
    },
  };
}
