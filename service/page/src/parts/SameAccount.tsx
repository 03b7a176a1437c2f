/** Says, before a recipient is saved, that the end-user has the account already, however it is written. Two recipients may have one account. */
import { useEffect, useState } from 'preact/hooks';
import type { RecipientDetails } from '../../../contract/recipient.js';
import type { Api } from '../api.js';
import { useSurroundings } from '../surroundings.js';

interface Properties {
  readonly api: Pick<Api, 'sameAccount'>;
  readonly details: RecipientDetails | undefined;
  /** The recipient that is changed; undefined for a new one. */
  readonly id: string | undefined;
}

export function SameAccount({ api, details, id }: Properties) {
  const { texts } = useSurroundings();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let isOver = false;
    if (details !== undefined)
      void api.sameAccount(details, id).then((result) => {
        // without an answer nothing is said: saving says what is wrong
        if (!isOver) setKnown(result.ok && result.value.items.length > 0);
      });
    return () => {
      isOver = true;
    };
  }, [JSON.stringify(details), id]);
  return <div role="status">{isKnown && <p class="notice">{texts.sameAccount}</p>}</div>;
}
