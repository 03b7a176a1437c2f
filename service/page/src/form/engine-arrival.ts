/**
 * Brings the engine, which is most of the script of the page, while the first fields are filled in.
 *
 * Until it is there, nothing is judged, formatted or saved; what was typed is judged then.
 */
import { useEffect, useState } from 'preact/hooks';
import { importPart } from '../later.js';

export type WithEngine = typeof import('./with-engine.js');

let arrival: Promise<WithEngine> | undefined;
let arrived: WithEngine | undefined;

/** Loads it once; what failed is asked for again the next time. */
export function loadEngine(): Promise<WithEngine> {
  const load = async (): Promise<WithEngine> => {
    try {
      arrived = await importPart('engine', () => import('./with-engine.js'));
      return arrived;
    } catch (error) {
      arrival = undefined;
      throw error;
    }
  };
  arrival ??= load();
  return arrival;
}

export interface EngineArrival {
  /** Undefined until it is there. */
  readonly tools: WithEngine | undefined;
  /** It did not come. */
  readonly isLost: boolean;
  readonly again: () => void;
}

export function useEngineArrival(): EngineArrival {
  const [tools, setTools] = useState(() => arrived);
  const [isLost, setLost] = useState(false);
  const again = (): void => {
    setLost(false);
    loadEngine().then(
      (all) => setTools(() => all),
      () => setLost(true),
    );
  };
  useEffect(() => {
    if (tools === undefined) again();
  }, []);
  return { tools, isLost, again };
}
