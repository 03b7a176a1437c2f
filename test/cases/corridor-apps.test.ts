import { holdCases } from './hold-cases.js';

holdCases('corridor-apps');
