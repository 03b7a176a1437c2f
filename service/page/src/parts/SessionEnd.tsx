/**
 * Warns two minutes before the session ends, and offers to extend it. It is never extended without the user, so that an abandoned page closes.
 *
 * The gotcha: clocks differ, and devices sleep. The server says how many seconds are left, and is asked again before the page closes.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Api, Life } from '../api.js';
import { useSurroundings } from '../surroundings.js';
import { fill } from '../without-engine.js';
import { Dialog } from './Dialog.js';

/** Milliseconds before the end. */
const WARNING = 120_000;
const TICK = 1_000;

interface Properties {
  readonly api: Api;
  readonly life: Life;
  readonly onOver: () => void;
}

export function SessionEnd({ api, life: first, onOver }: Properties) {
  const [life, setLife] = useState(() => lifeFrom(first));
  const [is, setIs] = useState<'quiet' | 'ending' | 'failed'>('quiet');
  // dismissed for this end of the session; after an extension it is shown again
  const [dismissed, setDismissed] = useState(0);
  const isAsking = useRef(false);
  const live = (answered: Life) => {
    setLife(lifeFrom(answered));
    setIs('quiet');
  };
  const ask = async (question: () => ReturnType<Api['extend']>): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    const answer = await question();
    isAsking.current = false;
    if (answer.ok) return live(answer.value);
    if (answer.failure.kind === 'over' || life.end <= Date.now()) return onOver();
    setIs('failed');
  };
  useEffect(() => {
    const look = () => {
      const left = life.end - Date.now();
      if (left <= 0) return void ask(api.session);
      if (left <= WARNING && dismissed !== life.end) setIs((last) => (last === 'quiet' ? 'ending' : last));
    };
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  }, [life, dismissed]);
  if (is === 'quiet') return null;
  const close = () => {
    setDismissed(life.end);
    setIs('quiet');
  };
  return <Warning life={life} isFailed={is === 'failed'} onStay={() => void ask(api.extend)} onClose={close} />;
}

const lifeFrom = ({ secondsLeft, isExtensible }: Life) => ({ end: Date.now() + secondsLeft * 1000, isExtensible });

interface WarningProperties {
  readonly life: ReturnType<typeof lifeFrom>;
  readonly isFailed: boolean;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

function Warning({ life, isFailed, onStay, onClose }: WarningProperties) {
  const { texts, language } = useSurroundings();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(life.end);
  return (
    <Dialog
      name="ending"
      title={fill(texts.ending.title, { time })}
      text={life.isExtensible ? texts.ending.more : texts.ending.last}
      onClose={onClose}
    >
      {isFailed && (
        <p class="notice bad" role="alert">
          {texts.network}
        </p>
      )}
      <div class="buttons">
        <button type="button" class={life.isExtensible ? '' : 'primary'} onClick={onClose}>
          {life.isExtensible ? texts.ending.dismiss : texts.ending.understood}
        </button>
        {life.isExtensible && (
          <button type="button" class="primary" onClick={onStay}>
            {texts.ending.stay}
          </button>
        )}
      </div>
    </Dialog>
  );
}
