/** What the form asks for a choice: from the engine, or, until that is there, from the service. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Choice } from '../../../recipients/form/choice.js';
import { currenciesOffered } from '../../../recipients/form/currencies.js';
import type { AskedForm, Form } from '../../../recipients/form/form.js';
import type { Values } from '../../../recipients/form/values.js';
import type { Api } from '../api.js';
import type { Engine } from '../engine.js';
import type { WithEngine } from './engine-arrival.js';

/** Milliseconds before a request without an answer is repeated. */
const PAUSE = 2000;

export interface Sources {
  readonly api: Pick<Api, 'form'>;
  /** Undefined until they are there. */
  readonly tools: WithEngine | undefined;
  readonly engine: Engine | undefined;
  readonly today: string;
}

/** `isKnown`: the form asks for the details of this choice; until then it has no fields. */
export type Asked = AskedForm & { readonly choice: Choice; readonly isKnown: boolean };

/** The form of a choice, and the choice with a way to name the account that is offered for it. */
export function useAsked(chosen: Choice, firstValues: Values, { api, tools, engine, today }: Sources): Asked {
  const own = useMemo(() => {
    if (tools === undefined || engine === undefined || chosen.country === '') return undefined;
    return tools.askForm(chosen, engine, (pointer) => firstValues[pointer] !== undefined);
  }, [chosen, engine, tools]);
  const told = useTold(chosen, Object.keys(firstValues), own === undefined ? api : undefined);
  const asked = own ?? told;
  const accountIdTypes = asked?.accountIdTypes ?? [];
  const accountIdType =
    (accountIdTypes.find(({ type }) => type === chosen.accountIdType) ?? accountIdTypes[0])?.type ?? chosen.accountIdType;
  const choice = useMemo(() => ({ ...chosen, accountIdType }), [chosen, accountIdType]);
  const none = useMemo(
    () => ({ ...NOTHING, currencies: currenciesOffered(chosen.country, chosen.method, { on: today }) }),
    [chosen, today],
  );
  return { ...(asked ?? none), choice, isKnown: asked !== undefined };
}

const NOWHERE = { country: '', currency: '' };
const NOTHING: Form = {
  accountIdTypes: [],
  fields: [],
  asked: { corridor: NOWHERE, instruction: NOWHERE, problems: [], fields: [], groups: [], notes: [] },
};

/** As the service tells it. The fields of the choice before stay while it is asked for another currency, type or account of the same country and method. */
function useTold(chosen: Choice, filled: readonly string[], api: Pick<Api, 'form'> | undefined): AskedForm | undefined {
  const [told, setTold] = useState<{ readonly of: Choice; readonly form: AskedForm }>();
  useEffect(() => {
    if (api === undefined || chosen.country === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const load = async () => {
      const result = await api.form(chosen, filled);
      if (!isWanted) return;
      if (result.ok) setTold({ of: chosen, form: result.value });
      // one without an answer is asked for again until the engine is there, which needs none
      else if (result.failure.kind !== 'over') timer = setTimeout(load, PAUSE);
    };
    void load();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [chosen, api === undefined]);
  const isOfSame = told?.of.country === chosen.country && told.of.method === chosen.method;
  return isOfSame ? told.form : undefined;
}
