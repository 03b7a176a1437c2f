import { holdCases } from './hold-cases.js';

holdCases('life-value');
