/** Where another implementation answers otherwise: what it says, and why `payprep/references` does not. `docs/references.md` lists them. */
import type { ReferenceKind } from '../../rules/index/codes.js';

export interface Disagreement {
  readonly kind: ReferenceKind;
  readonly peer: string;
  readonly text: string;
  /** Whether the other one takes it for valid. */
  readonly theirs: boolean;
  readonly reason: string;
}

export const DISAGREEMENTS: readonly Disagreement[] = [
  {
    kind: 'QRR',
    peer: 'python-stdnum `ch.esr`',
    text: '18 78583',
    theirs: true,
    reason:
      'It is the module of the orange slips, on which leading zeros could be left out. A QR-bill carries all 27 digits; `build` fills them up.',
  },
  {
    kind: 'QRR',
    peer: 'python-stdnum `ch.esr`',
    text: '000000000000000000000000000',
    theirs: false,
    reason:
      'It takes leading zeros away first, and nothing is left. The guidelines for the QR-bill do not exclude it; swissqrbill takes it, too.',
  },
  {
    kind: 'LEI',
    peer: 'python-stdnum `lei`',
    text: 'RF00A',
    theirs: true,
    reason: 'It checks the digits and not the length. ISO 17442 has 20 characters.',
  },
  {
    kind: 'RF',
    peer: 'finnish-bank-utils',
    text: 'RF97C2H5OH',
    theirs: false,
    reason: 'It takes RF references of Finnish banks alone, which have digits only. ISO 11649 has letters.',
  },
  {
    kind: 'FI_REFERENCE',
    peer: 'XMLdation validator',
    text: '123',
    theirs: true,
    reason: 'It takes three digits, since some banks do. The standard has four at least.',
  },
  {
    kind: 'SCOR',
    peer: 'Swiss QR-bill guidelines, example 4',
    text: 'RF720191230100405JSH0438',
    theirs: true,
    reason: 'An error of that document, which many programs have copied as an example: its check digits would be 24.',
  },
  {
    kind: 'RF',
    peer: 'Odoo, label of a setting',
    text: 'RF83INV202400001',
    theirs: true,
    reason: 'Its label shows the form with made-up check digits; what it computes for an invoice is right.',
  },
  { kind: 'BE_OGM', peer: 'Odoo, label of a setting', text: '+++000/2024/00182+++', theirs: true, reason: 'As above.' },
  {
    kind: 'SI_MODEL',
    peer: 'Odoo, label of a setting',
    text: 'SI01 25-1235-8403',
    theirs: true,
    reason: 'As above: what it computes would be 8402.',
  },
  {
    kind: 'SI_MODEL',
    peer: 'A Java reference checker of 2017',
    text: 'SI21 19-5',
    theirs: true,
    reason:
      'It checks the first element of models 21 and 31; the older instructions have both checked. Until a source decides, they are not covered.',
  },
  {
    kind: 'BR_BOLETO',
    peer: '@mrmgomes/boleto-utils',
    text: '00190.50094 40144.816069 06809.350314 3 37370000000100',
    theirs: true,
    reason:
      'It makes the line anew and misses a wrong check digit of a field. @brazilian-utils/brazilian-utils, which has it wrong, agrees with us.',
  },
  {
    kind: 'BR_BOLETO',
    peer: '@brazilian-utils/brazilian-utils',
    text: '86332752048123287922187546647642263701744696326',
    theirs: true,
    reason: 'A line of 47 digits that begins with 8: bills have 48, and no bank has a code above 800.',
  },
];
