/** The examples beside the creditors' identifiers, as the engine checks them in a whole instruction. */
import * as full from '../../src/full.js';
import * as core from '../../src/index.js';
import { describeCreditorExamples } from './examples/creditors.js';

describeCreditorExamples({ core, full });
