/** The parts of payprep that the page uses before its engine is there: texts, which are small. Lists are in `recipients/form/lists.ts`. */
export { fill } from 'payprep/alerts';
export { directionOf, type FieldText, type FieldTexts, fieldTexts } from 'payprep/field-texts';
export { creditorTypes, instructionFields } from 'payprep/fields';
