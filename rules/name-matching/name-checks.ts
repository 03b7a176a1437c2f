/**
 * Where a payee’s bank compares the name with the holder of the account before a payment is sent, and since when.
 *
 * The gotcha: in the United Kingdom it is not the law for every bank. The six largest groups were to send requests from 31 March 2020 on, and the
 * regulator took no action before 30 June 2020; some four hundred firms more followed by 31 October 2023 and 31 October 2024. Islands with British sort codes
 * are left out: nothing obliges their banks. So are Iceland, Liechtenstein and Norway: the regulation is not part of the EEA Agreement yet.
 *
 * @see Regulation (EU) 2024/886, article 1 (2): article 5c of Regulation (EU) No 260/2012, euro area 2025-10-09, other Member States 2027-07-09
 * @see https://www.bta.bg/en/news/economy/982396: Bulgarian National Bank, one year after the euro: 2027-01-01. Read 2026-11-22
 * @see https://www.psr.org.uk/publications/policy-statements/specific-direction-10-confirmation-of-payee-varied-february-2020/: 2020-03-31
 * @see https://www.regulationtomorrow.com/eu/psr-update-on-implementation-of-confirmation-of-payee/: 2020-06-30. Read 2026-11-22
 * @see https://www.regulationtomorrow.com/eu/psr-policy-statement-22-3-extending-confirmation-of-payee-coverage/: Specific Direction 17. Read 2026-11-22
 * @see https://www.wintherlaw.com/news/verification-of-payee-requirements-part-1-implications-of-eus-sepa-regulation-in-norway: the EEA. Read 2026-11-22
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
  { check: 'VoP', name: VOP, from: '2027-01-01', systems: IN_EUROPE, countries: 'BG' },
  { check: 'VoP', name: VOP, from: '2027-07-09', systems: IN_EUROPE, countries: 'CZ DK HU PL RO SE' },
  { check: 'CoP', name: 'Confirmation of Payee', from: '2020-06-30', systems: ['GB_FPS', 'GB_CHAPS'], countries: 'GB' },
];
