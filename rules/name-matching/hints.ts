/**
 * What in the name of a payee often leads to a mismatch when the bank compares it, in English, for people, and what to do.
 *
 * The gotcha: only the name that was given is known, and not the one in which the account is held. So a hint is never a fault.
 *
 * @see docs/names.md for what schemes and banks say about each
 */
export const HINT_TEXTS = {
  LEGAL_FORM_MISSING: 'The name of a business has no legal form. Give the name as the register has it, such as “Müller Bau GmbH”.',
  SEVERAL_HOLDERS: 'The name is that of two people. Give one holder of the account.',
  INITIAL: 'An initial stands for the given name. Give the name in full.',
  TITLE: 'The name begins with a title. Some banks compare it; leave it out.',
  BRACKETS: 'The name has brackets. Banks compare what stands inside as well; leave it out.',
  TRADING_NAME: 'The name has a trading name beside the legal one. Give the one in which the account is held.',
} as const;
