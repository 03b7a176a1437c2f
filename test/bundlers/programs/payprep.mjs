import { createEngine, enrich, explain, validate } from 'payprep';
import { printAnswers } from './instructions.mjs';

printAnswers({ createEngine, enrich, explain, validate });
