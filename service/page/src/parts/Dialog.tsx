/** A question above the page. The browser keeps the focus inside, Escape closes it, and the focus goes back to where it was. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Properties {
  /** Tells the parts of this dialog from those of another. */
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
  // the browser says that it has closed a moment later: by then it may be open again
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
