import { isValid, parse } from 'payprep/iban';
import { instructions } from './instructions.mjs';

for (const { creditorAccount } of instructions)
  console.log(isValid(creditorAccount.id.value), JSON.stringify(parse(creditorAccount.id.value)));
