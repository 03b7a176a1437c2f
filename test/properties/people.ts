/** Names of creditors and how to reach them, for generated payments. No real person is meant. */
import fc from 'fast-check';
import type { Culture } from './names.js';

/** Numbers that regulators reserve for fiction, or that belong to the state. */
const PHONES: Readonly<Record<string, string>> = {
  DE: '+49 30 901820',
  FR: '+33 1 99 00 12 34',
  GB: '+44 20 7946 0958',
  US: '+1 202 456 1111',
};

const MAIL_SERVICES = [
  'example.org',
  'example.com',
  'gmail.com',
  'ymail.com',
  'mail.com',
  'gmx.de',
  'outlook.com',
  'qq.com',
  'hotmail.co.uk',
  'müller.example.com',
];

export const personNames = ({ given, family, familyFirst, joint = ' ', mononyms = [] }: Culture): fc.Arbitrary<string> => {
  const whole = fc
    .tuple(fc.constantFrom(...given), fc.constantFrom(...family), fc.constantFrom(joint, ' '))
    .map(([first, last, between]) => {
      const isLatin = /[a-z]/i.test(first + last);
      return (familyFirst ? [last, first] : [first, last]).join(isLatin ? ' ' : between || '');
    });
  const one = mononyms.length > 0 ? [fc.constantFrom(...mononyms)] : [];
  return fc.tuple(fc.oneof(whole, whole, ...one), fc.nat(9)).map(([name, how]) => (how === 0 ? name.toUpperCase() : name));
};

export const companyNames = ({ family, companies }: Culture): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...companies), fc.constantFrom(...family), fc.nat(9))
    .map(([form, name, how]) => (how === 0 ? form.replace('*', name).toUpperCase() : form.replace('*', name)));

/** Contact details as people give them: the telephone number need not be of the country. */
export function contactDetails(country: string) {
  const email = fc
    .tuple(fc.constantFrom('ada', 'info', 'a.b', 'o.brien', 'jürgen', 'x_1', 'test'), fc.constantFrom(...MAIL_SERVICES))
    .map((parts) => parts.join('@'));
  const phone = fc.constantFrom(...[PHONES[country], ...Object.values(PHONES)].filter((number) => number !== undefined));
  return fc.record({ email, phone }, { requiredKeys: [] });
}
