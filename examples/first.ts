import { enrich, explain, validate } from 'payprep/full';

// somebody typed 0523 where the IBAN has 0532
const payment = { country: 'DE', creditorAccount: { id: { value: 'DE89 3704 0044 0523 0130 00', type: 'IBAN' } } };
console.log(validate(payment)); // { status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }] }
console.log(explain(payment).alerts[0]); // the same with place, rule, source and text, and the correction: 32 for 23

// a German bank code and account number, without IBAN
const creditorAgent = { clearingSystemMemberId: { memberId: '37040044' } };
const local = { country: 'DE', creditorAgent, creditorAccount: { id: { value: '532013000', type: 'ACCOUNT_NUMBER' } } };
const { creditorAccount, creditorAgent: bank } = enrich(local).enrichments;
console.log(creditorAccount?.ids[0]?.value, bank?.bic, bank?.name); // DE89370400440532013000 COBADEFFXXX Commerzbank
