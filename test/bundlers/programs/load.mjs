import { createEngine, enrich, explain, validate } from 'payprep';
import { loadReferenceData } from 'payprep/load';
import { printAnswers } from './instructions.mjs';

loadReferenceData({ countries: ['DE', 'JP'], phoneNumbers: true }).then((referenceData) =>
  printAnswers({ createEngine, enrich, explain, validate }, { referenceData }),
);
