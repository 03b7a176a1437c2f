import { enrich, explain, validate } from 'payprep/full';

const payment = { country: 'DE', creditorAccount: { id: { value: 'DE88 3704 0044 0532 0130 00', type: 'IBAN' } } };

export const answer = validate(payment); // { status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }] }
export const [alert] = explain(payment).alerts; // where, why, by which rule, and the only correction: 88 is 89

const account = { id: { value: '532013000', type: 'ACCOUNT_NUMBER' } };
const local = { country: 'DE', creditorAgent: { clearingSystemMemberId: { memberId: '37040044' } }, creditorAccount: account };

export const { enrichments } = enrich(local); // DE89370400440532013000, COBADEFFXXX, Commerzbank, and the systems that reach it
