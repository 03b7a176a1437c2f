/** Asks before something is gone. The browser keeps the focus inside, and Escape means no. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Properties {
  readonly title: ComponentChildren;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Confirm({ title, text, yes, no, onYes, onNo }: Properties) {
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
    onNo();
  };
  return (
    <dialog
      ref={dialog}
      class="card"
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onCancel={cancel}
      onClose={onNo}
    >
      <h2 id="confirm-title">{title}</h2>
      <p id="confirm-text">{text}</p>
      <div class="buttons">
        <button type="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" class="primary grave" onClick={onYes}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
