import { holdCases } from './hold-cases.js';

holdCases('addresses');
