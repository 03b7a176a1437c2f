/** What the engine has: the catalogue of alerts, and the editions of its reference data. */
import { codes, fixes } from 'payprep/alerts';
import type { EngineContext } from './endpoint.js';

/** A placeholder with words of the language, `{reason: initials=Initialen; …}`, as `{reason}`. */
const withoutWords = (text: string): string => text.replace(/\{(\w+):[^}]*\}/g, '{$1}');

/** Every alert code, its text in the language of the request. */
export async function alertCatalogue({ texts }: EngineContext) {
  const { messages } = await texts();
  const names = Object.keys(codes) as readonly (keyof typeof codes)[];
  return { items: names.map((code) => ({ code, ...codes[code], text: withoutWords(messages[code]), fix: fixes[code] })) };
}

const DAY = 86_400_000;

/** The last day of an edition, which is a day, a month or a year. */
function endOf(edition: string): number {
  const [year = 0, month, day] = edition.split('-').map(Number);
  if (day !== undefined) return Date.UTC(year, (month ?? 1) - 1, day);
  // day 0 is the last day of the month before
  return month === undefined ? Date.UTC(year, 11, 31) : Date.UTC(year, month, 0);
}

/** Every dataset that is shipped: its edition, its age, and on which terms it may be passed on. */
export async function referenceDataCatalogue({ today }: EngineContext) {
  const { default: manifest } = await import('payprep/reference-data/manifest.json', { with: { type: 'json' } });
  return {
    items: manifest.datasets.map(({ dataset, edition, rows, source, licence, confidence, completeness }) => ({
      dataset,
      edition,
      ageDays: Math.max(0, Math.floor((today.getTime() - endOf(edition)) / DAY)),
      rows,
      source,
      licence,
      confidence,
      completeness,
    })),
  };
}
