/** The functions without bank directories. */
import { enrich, validate } from 'payprep';
import { iban } from './instructions.mjs';

console.log(JSON.stringify([validate(iban('DE', 'DE88370400440532013000')), enrich(iban('GB', 'GB29NWBK60161331926819'))]));
