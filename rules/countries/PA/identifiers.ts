/**
 * Panama: the cédula of a person and the RUC of a taxpayer.
 *
 * The gotcha: province, volume and entry are numbers of any length, separated by hyphens that often get lost, so the rules can check little
 * of their format.
 *
 * @see Dirección General de Ingresos, Registro Único de Contribuyentes
 */
import { creditorIdentifiers, type IdentifierExamples, identifier } from '../../vocabulary/identifier.js';

export const identifiers = creditorIdentifiers(
  'PA',
  [
    identifier({
      type: 'RUC',
      kind: 'TXID',
      layout: 'number:20c',
      from: 5,
      pattern: /^.{18}\d\d$/,
      confidence: 'known',
    }),
    identifier({
      type: 'CEDULA',
      aliases: ['CIP', 'CI'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'number:14c',
      from: 4,
      isTaxId: true,
      pattern: /^0{0,10}(?:\d{1,2}(?:AV|PI|NT)?|PE|E|N)\d{3,10}$/,
      confidence: 'known',
    }),
  ],
  { otherTaxIds: true },
);

export const examples: IdentifierExamples = {
  RUC: { valid: ['155596713-2-2015', '8-442-445-DV-12'], invalid: { '8-44': 'INVALID_FORMAT', ABCDEF: 'INVALID_FORMAT' } },
  CEDULA: {
    valid: ['8-442-445', 'PE-123-456', '1AV-123-456', 'E-8-12345'],
    invalid: { '8-44': 'INVALID_FORMAT', 'XX-123-456': 'INVALID_FORMAT' },
  },
};
