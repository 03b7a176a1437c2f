import { holdCases } from './hold-cases.js';

holdCases('codes');
