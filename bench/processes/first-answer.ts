/** Loads the package with every directory, and validates one instruction; with `enrich`, looks up its bank, too. */
import { enrich, validate } from 'payprep/full';

const instruction = {
  country: 'DE',
  currency: 'EUR',
  creditor: { name: 'Anna Berg' },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
};

if (validate(instruction).status !== 'OK') throw new Error('the instruction should be OK');
if (process.argv.includes('enrich') && enrich(instruction).enrichments.creditorAgent === undefined)
  throw new Error('the bank should be known');
