/** Divides one address and prints the milliseconds of processor time of that call: what a form or a function waits for at the first address. */
import { structureAddress } from 'payprep/address';
import { processorClock } from '../rounds.js';

const start = processorClock();
const { townName } = structureAddress('Flat 2, 10 Example Street, Reading RG1 1AA, United Kingdom').address;
const time = processorClock() - start;
if (townName !== 'Reading') throw new Error('the town should be known');
console.log(time);
