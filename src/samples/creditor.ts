/** Makes up who is paid: a name that means nobody, an address that is nowhere, and what is required beside them. */

import { exampleSubdivisions } from '../../rules/index/example-subdivisions.js';
import { sampleMobiles } from '../../rules/samples/mobiles.js';
import { cultureOf } from '../../rules/samples/names.js';
import type { CreditorType } from '../../rules/vocabulary/scheme.js';
import { identifierExample } from '../identifiers/identifier-example.js';
import { postCodeExample } from '../identifiers/post-code-example.js';
import { isRequired, type Route, requirementAt } from './corridor.js';
import { draftValue, type SampleDraft, withDraftValue } from './draft.js';
import type { Random } from './random.js';

/** A day that no rule of an identity number contradicts: identity numbers that hold a date are made up with it. */
const BORN = '1980-05-17';

/** A name of a person, or of a company. */
export function generateName(country: string, type: CreditorType, random: Random, isNative: boolean): string {
  const { given, family, companies, familyFirst, joint = ' ' } = cultureOf(country, isNative);
  const [first = '', last = '', company = ''] = [random.pick(given), random.pick(family), random.pick(companies)];
  if (type === 'BUSINESS') return company.replace('*', last);
  return (familyFirst ? [last, first] : [first, last]).join(joint);
}

function addressOf(country: string, random: Random, isNative: boolean): SampleDraft {
  const { streets, towns } = cultureOf(country, isNative);
  const postCode = postCodeExample(country);
  const countrySubdivision = exampleSubdivisions[country];
  return {
    country,
    streetName: random.pick(streets),
    buildingNumber: String(1 + random.below(180)),
    townName: random.pick(towns),
    ...(postCode !== undefined && { postCode }),
    ...(countrySubdivision !== undefined && { countrySubdivision }),
  };
}

/** The identifiers of the country that the creditor can have. */
const identifiersOf = ({ country, creditorType, engine }: Route) =>
  (engine.rules.creditors.of(country)?.rule.identifiers ?? []).filter(({ of = creditorType }) => of === creditorType);

const SEEDS = 100_000;

/** A tax identifier of the creditor's country; undefined where none is known. */
export function taxIdOf(route: Route, random: Random): string | undefined {
  const { country, creditorType, engine } = route;
  const all = engine.rules.creditors.of(country)?.taxIdentifiers ?? [];
  return identifierExample(
    all.filter(({ of = creditorType }) => of === creditorType),
    1 + random.below(SEEDS),
  );
}

/** A document of the creditor's country, of a type that is accepted; undefined where none is known. */
export function documentOf(route: Route, random: Random): SampleDraft | undefined {
  const options = requirementAt(route, '/creditor/documents')?.options;
  const known = identifiersOf(route).filter(({ type }) => options === undefined || options.includes(type));
  const first = known.slice(0, 1);
  const value = identifierExample(first, 1 + random.below(SEEDS));
  return value === undefined ? undefined : { type: first[0]?.type, value };
}

/** A mailbox that nobody can have, RFC 2606. */
const emailOf = (random: Random): string => random.fill('sample.####@example.org');

/** Member → what stands in it where it is required. */
const CONTENTS: Readonly<Record<string, (route: Route, random: Random) => unknown>> = {
  '/creditor/contactDetails/email': (_, random) => emailOf(random),
  '/creditor/contactDetails/phone': ({ country }) => sampleMobiles.get(country),
  '/creditor/dateOfBirth': () => BORN,
  '/creditor/taxId': taxIdOf,
  '/creditor/documents': (route, random) => {
    const document = documentOf(route, random);
    return document && [document];
  },
  '/creditorAccount/type': (route) => requirementAt(route, '/creditorAccount/type')?.options?.[0] ?? 'CHECKING',
};

/** The payment with its creditor. */
export function withCreditor(draft: SampleDraft, route: Route, random: Random, isNative: boolean): SampleDraft {
  const { country, creditorType } = route;
  const named = withDraftValue(draft, '/creditor', { name: generateName(country, creditorType, random, isNative), type: creditorType });
  const placed = withDraftValue(named, '/creditor/address', addressOf(country, random, isNative));
  return Object.entries(CONTENTS).reduce((made, [pointer, contentOf]) => {
    const isWanted = isRequired(route, pointer) && draftValue(made, pointer) === undefined;
    return isWanted ? withDraftValue(made, pointer, contentOf(route, random)) : made;
  }, placed);
}

/** What stands in a member that nobody requires, for a fault in it; undefined where nothing is known. */
export const contentFor = (pointer: string, route: Route, random: Random): unknown => CONTENTS[pointer]?.(route, random);
