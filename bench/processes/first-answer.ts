/** Loads the package with every directory and asks it once: an IBAN, and the bank that it names. */
import { enrich, validate } from 'payprep/full';

const instruction = {
  country: 'DE',
  currency: 'EUR',
  creditor: { name: 'Anna Berg' },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
};

if (validate(instruction).status !== 'OK') throw new Error('it is in order');
if (process.argv.includes('enrich') && enrich(instruction).enrichments.creditorAgent === undefined) throw new Error('the bank is known');
