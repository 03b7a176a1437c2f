import { expect, test } from 'vitest';
import { reasonOf } from '../../serve/database.js';
import { faultOf } from '../../storage/postgres/database.js';

test.each([
  [
    { code: '28P01', message: 'password authentication failed for user "ada"' },
    'the database refuses the password of DATABASE_URL (SQLSTATE 28P01)',
  ],
  [{ code: '28000', message: 'role "ada" does not exist' }, 'the database refuses the account of DATABASE_URL (SQLSTATE 28000)'],
  [{ code: '3D000', message: 'database "pay" does not exist' }, 'there is no database of the name that DATABASE_URL has (SQLSTATE 3D000)'],
  [{ code: 'ECONNREFUSED', message: 'connect to 127.0.0.1' }, 'The database does not answer: ECONNREFUSED'],
])('%j ends the start with what to mend, and without a name', (fault, reason) => {
  expect(reasonOf(faultOf(fault))).toBe(reason);
});
