/** A modal dialog. The browser keeps the focus inside, Escape closes it, and the focus returns to where it was. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Properties {
  /** The prefix of the ids of its parts. */
  readonly name: string;
  readonly title: ComponentChildren;
  readonly text: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ name, title, text, onClose, children }: Properties) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // the `close` event comes later, and the dialog may be open again by then
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      class="card"
      role="alertdialog"
      aria-labelledby={`${name}-title`}
      aria-describedby={`${name}-text`}
      onCancel={cancel}
      onClose={onClose}
    >
      <h2 id={`${name}-title`}>{title}</h2>
      <p id={`${name}-text`}>{text}</p>
      {children}
    </dialog>
  );
}
