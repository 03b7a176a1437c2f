/** Known disagreements about IBANs with packages that `test/peers/` does not compare us with. */
import type { Disagreement } from '../../test/peers/disagreement.js';
import { hasWrongNationalDigits } from '../../test/peers/national-digits.js';

type Row = Omit<Disagreement, 'accepts' | 'right' | 'source'>;
const REGISTRY = 'IBAN registry, release 102';
const onlyPayprepAccepts = (row: Row): Disagreement => ({ accepts: 'payprep', right: 'payprep', source: REGISTRY, ...row });

const wrongNationalDigits: Disagreement = {
  accepts: 'peer',
  input: 'wrong national check digits',
  example: 'BE79539007547030',
  right: 'payprep',
  because: 'it checks them in few countries or none',
  source: 'the authority of each country, in rules/countries',
  where: hasWrongNationalDigits,
};

export const ofFastIban: readonly Disagreement[] = [wrongNationalDigits];

/** Countries that `iban` does not know. */
const UNKNOWN_TO_IBAN = /^(?:B[FIJ]|C[FG]|D[JZ]|FK|G[AQW]|HN|KM|LY|M[ALN]|N[EI]|OM|RU|S[DNO]|T[DG]|YE)/;

export const ofIban: readonly Disagreement[] = [
  wrongNationalDigits,
  onlyPayprepAccepts({
    input: 'countries that it does not know',
    example: 'SO211000001001000100141',
    because: 'they are in the registry, or their banks use IBANs without registration',
    where: (text) => UNKNOWN_TO_IBAN.test(text),
  }),
  onlyPayprepAccepts({
    input: 'letters in the bank of DO and MD and in the account of JO, LC and UA',
    example: 'LC79XCBAX010Y30YZS54M6Y7JMKXJT0V',
    because: 'the registry has letters and digits there',
    where: (text) => /^(?:DO|JO|LC|MD|UA)/.test(text),
  }),
];

export const ofIbankit: readonly Disagreement[] = [
  wrongNationalDigits,
  onlyPayprepAccepts({
    input: 'countries that it does not know: GW and YE',
    example: 'YE12GGBA8141UKPYX252P51144U6AC',
    because: 'they are in the registry, or their banks use IBANs without registration',
    where: (text) => /^(?:GW|YE)/.test(text),
  }),
  onlyPayprepAccepts({
    input: 'BF, DZ and ML of other lengths; letters in the account of LC, OM and UA, and in currency and type of GT',
    example: 'OM8043372C4EY5UHQ3Y127Y',
    because: 'payprep takes lengths and characters from the registry, or from the banks',
    where: (text) => /^(?:BF|DZ|GT|LC|ML|OM|UA)/.test(text),
  }),
  onlyPayprepAccepts({
    input: 'BJ with national check digits by the rule of the West African union',
    example: 'BJ69ZD3064272114680301470803',
    because: 'it counts letters in the bank differently',
    where: (text) => text.startsWith('BJ'),
  }),
  onlyPayprepAccepts({
    input: 'NO with an account that begins with 00',
    example: 'NO3491090008745',
    because: 'for these the sum may leave out the bank',
    where: (text) => /^NO.{6}00/.test(text),
  }),
];

/** The bare loop checks nothing but the remainder. */
export const ofBareMod97: readonly Disagreement[] = [
  {
    ...wrongNationalDigits,
    input: 'every text with the right remainder',
    because: 'it checks only the check digits',
    where: () => true,
  },
];
