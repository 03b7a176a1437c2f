/** Where packages that the suite does not hold against us part with us over an IBAN, in the words of `test/peers/`. */
import type { Disagreement } from '../../test/peers/disagreement.js';
import { hasWrongNationalDigits } from '../../test/peers/national-digits.js';

type Row = Omit<Disagreement, 'accepts' | 'right' | 'source'>;
const REGISTRY = 'IBAN registry, release 102';
const weTake = (row: Row): Disagreement => ({ accepts: 'payprep', right: 'payprep', source: REGISTRY, ...row });

const wrongNationalDigits: Disagreement = {
  accepts: 'peer',
  input: 'wrong national check digits',
  example: 'BE79539007547030',
  right: 'payprep',
  because: 'it checks them in no country, or in few',
  source: 'the authority of each country, in rules/countries',
  where: hasWrongNationalDigits,
};

export const ofFastIban: readonly Disagreement[] = [wrongNationalDigits];

/** Countries of which `iban` has no layout. */
const UNKNOWN_TO_IBAN = /^(?:B[FIJ]|C[FG]|D[JZ]|FK|G[AQW]|HN|KM|LY|M[ALN]|N[EI]|OM|RU|S[DNO]|T[DG]|YE)/;

export const ofIban: readonly Disagreement[] = [
  wrongNationalDigits,
  weTake({
    input: 'countries whose layout it does not have',
    example: 'SO211000001001000100141',
    because: 'they are in the registry, or used and flagged',
    where: (text) => UNKNOWN_TO_IBAN.test(text),
  }),
  weTake({
    input: 'letters in the bank of DO and MD and in the account of JO, LC and UA',
    example: 'LC79XCBAX010Y30YZS54M6Y7JMKXJT0V',
    because: 'the registry has letters and digits there',
    where: (text) => /^(?:DO|JO|LC|MD|UA)/.test(text),
  }),
];

export const ofIbankit: readonly Disagreement[] = [
  wrongNationalDigits,
  weTake({
    input: 'countries whose layout it does not have: GW and YE',
    example: 'YE12GGBA8141UKPYX252P51144U6AC',
    because: 'they are in the registry, or used and flagged',
    where: (text) => /^(?:GW|YE)/.test(text),
  }),
  weTake({
    input: 'BF, DZ and ML of other lengths; letters in the account of LC, OM and UA, and in currency and type of GT',
    example: 'OM8043372C4EY5UHQ3Y127Y',
    because: 'lengths and characters are those of the registry, or of the banks that issue them',
    where: (text) => /^(?:BF|DZ|GT|LC|ML|OM|UA)/.test(text),
  }),
  weTake({
    input: 'some of BJ whose national digits hold by the rule of the West African union',
    example: 'BJ69ZD3064272114680301470803',
    because: 'it sums up letters in the bank otherwise',
    where: (text) => text.startsWith('BJ'),
  }),
  weTake({
    input: 'NO with an account that begins with 00',
    example: 'NO3491090008745',
    because: 'there the bank may be left out of the sum',
    where: (text) => /^NO.{6}00/.test(text),
  }),
];

/** The loop knows nothing but the remainder. */
export const ofBareMod97: readonly Disagreement[] = [
  {
    ...wrongNationalDigits,
    input: 'whatever has the right remainder',
    because: 'it is the check digits alone',
    where: () => true,
  },
];
