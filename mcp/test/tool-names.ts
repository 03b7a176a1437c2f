/** The tools of the server, in the order in which it lists them. */
export const TOOL_NAMES = [
  'validate',
  'enrich',
  'explain',
  'requirements',
  'reference',
  'describe_return',
  'compare_payees',
  'value_date',
  'extract',
  'detect',
  'read_payment_code',
  'write_payment_code',
  'sample',
];
