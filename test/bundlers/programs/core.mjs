import { createEngine, enrich, explain, validate } from 'payprep/core';
import { DE } from 'payprep/rules/DE';
import { SCT } from 'payprep/rules/SCT';
import { printAnswers } from './instructions.mjs';

printAnswers({ createEngine, enrich, explain, validate }, { rules: [DE, SCT] });
