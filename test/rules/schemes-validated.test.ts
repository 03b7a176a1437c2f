/** The examples beside the settlement systems, as the engine checks them. */
import * as full from '../../src/full.js';
import { describeSystemExamples } from './examples/systems.js';

describeSystemExamples({ full });
