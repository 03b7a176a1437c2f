/** The interface, kept in PostgreSQL. */
import { databases } from '../database.js';
import { serviceContract } from './all.js';

const { fresh } = databases();

serviceContract(async () => [[], await fresh()]);
