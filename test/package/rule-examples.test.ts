/** The examples beside the rules, answered by the package as it is built: nothing of a rule is lost on the way into it. */
import * as core from 'payprep';
import * as full from 'payprep/full';
import * as iban from 'payprep/iban';
import * as localAccount from 'payprep/local-account';
import * as references from 'payprep/references';
import { describeExamples } from '../rules/examples/index.js';

describeExamples({ core, full, iban, localAccount, references });
