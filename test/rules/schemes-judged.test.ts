/** The examples beside the settlement systems, as the engine judges them. */
import * as full from '../../src/full.js';
import { describeSystemExamples } from './examples/systems.js';

describeSystemExamples({ full });
