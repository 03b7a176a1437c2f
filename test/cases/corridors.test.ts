import { holdCases } from './hold-cases.js';

holdCases('corridors');
