/** The name of the bank of a recipient, when the directory of its country is loaded: each directory once, and only for what is shown. */
import { useEffect, useState } from 'preact/hooks';
import type { RecipientDetails } from '../../../contract/recipient.js';
import type { Engine } from '../engine.js';
import { loadEngine } from '../form/engine-arrival.js';
import { useSurroundings } from '../surroundings.js';

const engines = new Map<string, Promise<Engine>>();

function engineOf(country: string, today: string): Promise<Engine> {
  const engine = engines.get(country) ?? loadEngine().then(({ engineFor }) => engineFor(country, today));
  engines.set(country, engine);
  // what failed is asked for again the next time
  engine.catch(() => engines.delete(country));
  return engine;
}

/** Undefined until it is known, and for a wallet. */
export function useBankName(details: RecipientDetails, today: string): string | undefined {
  const { language } = useSurroundings();
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isWanted = details.method === 'BANK_ACCOUNT';
    const find = async () => {
      const engine = await engineOf(details.country, today);
      const { bankOf } = await loadEngine();
      if (isWanted) setName(bankOf(details, language, engine)?.name);
    };
    // a card without the name of the bank is as good as before
    if (isWanted) find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [details, today, language]);
  return name;
}
