import { createEngine, enrich, explain, validate } from 'payprep/full';
import { printAnswers } from './instructions.mjs';

printAnswers({ createEngine, enrich, explain, validate });
