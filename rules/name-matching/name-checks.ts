/**
 * Where a payee’s bank compares the name with the holder of the account before a payment is sent, or shows the holder’s name to the payer, and since when.
 *
 * The gotcha: in the United Kingdom it is not the law for every bank. The six largest groups were to send requests from 31 March 2020 on, and the
 * regulator took no action before 30 June 2020; some four hundred firms more followed by 31 October 2023 and 31 October 2024. Islands with British sort codes
 * are left out: nothing obliges their banks. So are Iceland, Liechtenstein and Norway: the regulation is not part of the EEA Agreement yet. Australia and New Zealand
 * have no law either: the banks brought it in bank by bank, from July 2025 on, and from the end of November 2024 to Easter 2025. In India the bank names the holder
 * and compares nothing.
 *
 * @see Regulation (EU) 2024/886, article 1 (2): article 5c of Regulation (EU) No 260/2012, euro area 2025-10-09, other Member States 2027-07-09
 * @see https://www.bta.bg/en/news/economy/982396: Bulgarian National Bank, one year after the euro: 2027-01-01. Read 2026-11-22
 * @see https://www.psr.org.uk/publications/policy-statements/specific-direction-10-confirmation-of-payee-varied-february-2020/: 2020-03-31
 * @see https://www.regulationtomorrow.com/eu/psr-update-on-implementation-of-confirmation-of-payee/: 2020-06-30. Read 2026-11-22
 * @see https://www.regulationtomorrow.com/eu/psr-policy-statement-22-3-extending-confirmation-of-payee-coverage/: Specific Direction 17. Read 2026-11-22
 * @see https://www.wintherlaw.com/news/verification-of-payee-requirements-part-1-implications-of-eus-sepa-regulation-in-norway: the EEA. Read 2026-11-22
 * @see https://www.finextra.com/newsarticle/46234/australian-banks-launch-nationwide-confirmation-of-payee-scheme: July 2025. Read 2026-11-28
 * @see https://www.auspayplus.com.au/solutions/confirmation-of-payee-for-businesses: BSB and account number. Read 2026-11-28
 * @see https://www.finextra.com/newsarticle/44872/new-zealand-banks-apply-uk-tech-and-experience-for-roll-out-of-confirmation-of-payee: Easter 2025,
 *   thirteen banks. Read 2026-11-28
 * @see Reserve Bank of India, circular of 2024-12-30, introduction of beneficiary bank account name look-up facility for RTGS and NEFT systems: 2025-04-01
 */
export interface NameCheck {
  readonly check: 'VoP' | 'CoP' | 'NAME_LOOKUP';
  readonly name: string;
  readonly from: string;
  readonly systems: readonly string[];
  /** Where the account is held: codes with spaces between them. */
  readonly countries: string;
}

// literals alone: a bundle that compares no names drops them
const IN_EUROPE = ['SCT', 'SCT_INST'];
const VOP = 'Verification of Payee';
const COP = 'Confirmation of Payee';

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
  { check: 'CoP', name: COP, from: '2020-06-30', systems: ['GB_FPS', 'GB_CHAPS'], countries: 'GB' },
  { check: 'CoP', name: COP, from: '2025-07-01', systems: ['AU_NPP', 'AU_BECS'], countries: 'AU' },
  { check: 'CoP', name: COP, from: '2025-04-20', systems: ['NZ_SBI'], countries: 'NZ' },
  {
    check: 'NAME_LOOKUP',
    name: 'Beneficiary account name look-up',
    from: '2025-04-01',
    systems: ['IN_NEFT', 'IN_RTGS'],
    countries: 'IN',
  },
];
