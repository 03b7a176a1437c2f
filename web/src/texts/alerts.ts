/** The texts of alerts in the languages of the page; English where there are none. */
import { alertTexts } from '../engine.js';
import type { AlertTexts } from '../form/words.js';
import type { Language } from '../language.js';

type Loaded = Readonly<Record<string, AlertTexts>>;

/** One chunk a language, for those that there are. */
const files = import.meta.glob<Loaded>('../../../rules/index/texts/{de,fr,es,pt}.ts');

export async function loadAlertTexts(language: Language): Promise<AlertTexts> {
  const load = files[`../../../rules/index/texts/${language}.ts`];
  const loaded = await load?.().catch(() => undefined);
  return loaded?.[language] ?? alertTexts;
}
