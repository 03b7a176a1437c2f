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
  /** Where the account is held: codes with spaces between them. */
  readonly countries: string;
}

// literals alone: a bundle that compares no names drops them
const IN_EUROPE = ['SCT', 'SCT_INST'];
const VOP = 'Verification of Payee';

export const NAME_CHECKS: readonly NameCheck[] = [
  {
    check: 'VoP',
    name: VOP,
    from: '2025-10-09',
    systems: IN_EUROPE,
    countries: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AX GF GP MF MQ RE YT',
  },
  { check: 'VoP', name: VOP, from: '2027-07-09', systems: IN_EUROPE, countries: 'BG CZ DK HU PL RO SE' },
  { check: 'CoP', name: 'Confirmation of Payee', from: '2020-06-30', systems: ['GB_FPS', 'GB_CHAPS'], countries: 'GB' },
];
