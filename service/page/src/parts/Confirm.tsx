/** Asks before something is lost. Escape means no. */
import type { ComponentChildren } from 'preact';
import { Dialog } from './Dialog.js';

interface Properties {
  readonly title: ComponentChildren;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Confirm({ title, text, yes, no, onYes, onNo }: Properties) {
  return (
    <Dialog name="confirm" title={title} text={text} onClose={onNo}>
      <div class="buttons">
        <button type="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" class="primary grave" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
