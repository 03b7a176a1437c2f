/** The engine for a payment: every rule, and the directories of the countries that the payment names, loaded when they are first needed. */
import { countries as allCountries, createEngine, type Engine } from 'payprep';
import { loadReferenceData } from 'payprep/load';

const engines = new Map<string, Promise<Engine>>();

/** The engine with the directories of these countries, on this day. */
export function engineFor(countries: readonly string[], on: string): Promise<Engine> {
  const key = [on, ...countries].join(' ');
  const known = engines.get(key);
  if (known !== undefined) return known;
  const made = loadReferenceData({
    countries,
    subdivisionsOf: countries,
    bicsOf: countries,
    sepaParticipants: true,
    logos: true,
    bankSuccessions: true,
    phoneNumbers: true,
  }).then((referenceData) => createEngine({ referenceData, on }));
  engines.set(key, made);
  // what could not be loaded is asked for again the next time
  made.catch(() => engines.delete(key));
  return made;
}

const CODES: ReadonlySet<unknown> = new Set(allCountries().map(({ code }) => code));

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** The countries that a payment names: its own, that of its IBAN, that of its BIC. Nobody has a directory of a code that no country has. */
export function countriesOf(instruction: unknown): readonly string[] {
  const account = member(member(instruction, 'creditorAccount'), 'id');
  const agent = member(instruction, 'creditorAgent');
  const texts = [
    member(instruction, 'country'),
    firstTwo(member(account, 'value'), 0),
    firstTwo(member(agent, 'bic'), 4),
    member(member(agent, 'address'), 'country'),
  ];
  return [...new Set(texts.filter((text): text is string => CODES.has(text)))].sort();
}

const firstTwo = (value: unknown, from: number): string | undefined =>
  typeof value === 'string'
    ? value
        .trim()
        .slice(from, from + 2)
        .toUpperCase()
    : undefined;
