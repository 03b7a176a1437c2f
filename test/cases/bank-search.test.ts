import { holdCases } from './hold-cases.js';

holdCases('bank-search');
