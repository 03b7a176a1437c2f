import { createEngine, enrich, explain, fromDatasets, validate } from 'payprep';
import AT from 'payprep/data/AT';
import CH from 'payprep/data/CH';
import DE from 'payprep/data/DE';
import { printAnswers } from './instructions.mjs';

printAnswers({ createEngine, enrich, explain, validate }, { referenceData: fromDatasets(DE, AT, CH) });
