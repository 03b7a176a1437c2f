/**
 * Where a payee’s bank compares the name with the holder of the account before a payment is sent, and since when.
 *
 * The gotcha: in the United Kingdom it is not the law for every bank. The six largest groups began on 30 June 2020, some four hundred firms more by
 * 31 October 2024. Islands with British sort codes are left out: nothing obliges their banks.
 *
 * @see Regulation (EU) 2024/886, article 1 (2): article 5c of Regulation (EU) No 260/2012
 * @see Payment Systems Regulator, Specific Directions 10 and 17
 */
export interface NameCheck {
  readonly check: 'VoP' | 'CoP';
  readonly name: string;
  readonly from: string;
  readonly systems: readonly string[];
  /** Where the account is held. */
  readonly countries: ReadonlySet<string>;
}

const places = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const VOP = { check: 'VoP', name: 'Verification of Payee', systems: ['SCT', 'SCT_INST'] } as const;

export const NAME_CHECKS: readonly NameCheck[] = [
  { ...VOP, from: '2025-10-09', countries: places('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AX GF GP MF MQ RE YT') },
  { ...VOP, from: '2027-07-09', countries: places('BG CZ DK HU PL RO SE') },
  { check: 'CoP', name: 'Confirmation of Payee', from: '2020-06-30', systems: ['GB_FPS', 'GB_CHAPS'], countries: places('GB') },
];
