/**
 * What is open: the list, the form of a recipient, or the look at it before it is saved. Each is a step of the browser's history, so that its way back
 * leads where a person expects it.
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

export function useOpenForm(): OpenForm {
  const [open, setOpen] = useState<Open>(undefined);
  const [isReviewing, setReviewing] = useState(false);
  // on the way to the list, past the form
  const isClosing = useRef(false);
  useEffect(() => {
    const moved = ({ state }: PopStateEvent) => {
      const isAtForm = state === FORM || state === REVIEW;
      setReviewing(isAtForm && !isClosing.current && state === REVIEW);
      if (!isAtForm || isClosing.current) setOpen(undefined);
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
