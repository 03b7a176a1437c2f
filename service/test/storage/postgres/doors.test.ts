/** The doors to a database: what they do with a connection, whatever goes wrong, and what they say of it. */
import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { StorageError } from '../../../storage/errors.js';
import { faultOf, isTransient } from '../../../storage/postgres/database.js';
import { fromPglite } from '../../../storage/postgres/from-pglite.js';
import { fromPool, type PgClient, type PgPool } from '../../../storage/postgres/from-pool.js';

const REFUSED = Object.assign(new Error('duplicate key: (account)=(BE68539007547034)'), {
  code: '23505',
  detail: 'Key (account)=(BE68539007547034) already exists.',
  constraint: 'recipients_one_default',
  table: 'recipients',
});
const BROKEN = new Error('Connection terminated unexpectedly');

/** A pool of one connection, that refuses what it is told to. */
class Connection extends EventEmitter implements PgClient {
  readonly asked: string[] = [];
  readonly released: unknown[] = [];
  readonly refusals: ReadonlyMap<string, Error>;

  constructor(refusals: Readonly<Record<string, Error>> = {}) {
    super();
    this.refusals = new Map(Object.entries(refusals));
  }

  async query(text: string, values: unknown[]): Promise<{ readonly rows: readonly object[] }> {
    this.asked.push(text.startsWith('begin') ? 'begin' : text);
    const refusal = this.refusals.get(text);
    if (refusal !== undefined) throw refusal;
    return { rows: [{ values }] };
  }

  release(error?: Error | boolean): void {
    this.released.push(error);
  }
}

class OnePool extends EventEmitter implements PgPool {
  readonly connection: Connection;
  readonly totalCount = 1;
  ended = 0;

  constructor(connection: Connection) {
    super();
    this.connection = connection;
  }

  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly object[] }> {
    return this.connection.query(text, values);
  }

  async connect(): Promise<PgClient> {
    this.emit('acquire', this.connection);
    return this.connection;
  }

  async end(): Promise<void> {
    this.ended += 1;
  }
}

describe('over a pool', () => {
  test('work stands between begin and commit, and the connection goes back', async () => {
    const connection = new Connection();
    const database = fromPool(new OnePool(connection));
    expect(await database.transaction((query) => query('a', [1]))).toEqual([{ values: [1] }]);
    expect(connection.asked).toEqual(['begin', 'a', 'commit']);
    expect(connection.released).toEqual([false]);
    expect(await database.query('b')).toEqual([{ values: [] }]);
  });

  test('what only reads needs no transaction; what reads first has one from then on', async () => {
    const connection = new Connection();
    const database = fromPool(new OnePool(connection));
    await database.transaction((query) => query('read', [], 'READ'));
    expect(connection.asked.splice(0)).toEqual(['read']);
    await database.transaction(async (query) => {
      await query('read', [], 'READ');
      await query('write');
      await query('read', [], 'READ');
    });
    expect(connection.asked).toEqual(['read', 'begin', 'write', 'read', 'commit']);
    expect(connection.released).toEqual([false, false]);
  });

  test('work that fails is rolled back, and its own error goes out', async () => {
    const connection = new Connection();
    const fault = new Error('of the work');
    const failing = fromPool(new OnePool(connection)).transaction(async (query) => {
      await query('a');
      throw fault;
    });
    await expect(failing).rejects.toBe(fault);
    expect(connection.asked).toEqual(['begin', 'a', 'rollback']);
    expect(connection.released).toEqual([false]);
  });

  test('so is what cannot be committed', async () => {
    const connection = new Connection({ commit: Object.assign(new Error(), { code: '40001' }) });
    const failing = fromPool(new OnePool(connection)).transaction((query) => query('a'));
    await expect(failing).rejects.toMatchObject({ code: 'REFUSED', sqlState: '40001' });
    expect(connection.asked).toEqual(['begin', 'a', 'commit', 'rollback']);
  });

  test('a connection that cannot even roll back is thrown away', async () => {
    const connection = new Connection({ a: BROKEN, rollback: BROKEN });
    const failing = fromPool(new OnePool(connection)).transaction((query) => query('a'));
    await expect(failing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(connection.released).toEqual([true]);
  });

  test('a connection that breaks, at rest or in work, does not end the process', async () => {
    const connection = new Connection();
    const pool = new OnePool(connection);
    const database = fromPool(pool);
    pool.emit('error', BROKEN);
    await database.transaction(async () => {
      connection.emit('error', BROKEN);
    });
    expect(connection.released).toEqual([false]);
  });

  test('nor does one that breaks while it is handed over, and none is listened to more than once', async () => {
    const connection = new Connection();
    const pool = new OnePool(connection);
    const database = fromPool(pool);
    const handed = database.transaction((query) => query('a'));
    // before whoever waits for it goes on
    connection.emit('error', BROKEN);
    await handed;
    await database.transaction((query) => query('b'));
    expect(connection.listenerCount('error')).toBe(1);
  });

  test('it is closed once', async () => {
    const pool = new OnePool(new Connection());
    const database = fromPool(pool);
    await Promise.all([database.close(), database.close()]);
    expect(pool.ended).toBe(1);
  });
});

describe('over PGlite', () => {
  const glite = (asked: { query: Connection['query'] }, commit: () => Promise<void> = async () => {}) => ({
    query: asked.query.bind(asked),
    close: async () => {},
    async transaction<Result>(work: (transaction: typeof asked) => Promise<Result>): Promise<Result> {
      const result = await work(asked);
      await commit();
      return result;
    },
  });

  test('the error of the work goes out as it is', async () => {
    const fault = new Error('of the work');
    const failing = fromPglite(glite(new Connection())).transaction(() => Promise.reject(fault));
    await expect(failing).rejects.toBe(fault);
  });

  test('what the database says, of a statement or of the commit, goes out without what it quotes', async () => {
    const refused = fromPglite(glite(new Connection({ a: REFUSED }))).transaction((query) => query('a'));
    await expect(refused).rejects.toMatchObject({ name: 'StorageError', code: 'CONFLICT' });
    const uncommitted = fromPglite(glite(new Connection(), () => Promise.reject(REFUSED))).transaction((query) => query('a'));
    await expect(uncommitted).rejects.toMatchObject({ name: 'StorageError', code: 'CONFLICT' });
  });
});

describe('faults', () => {
  test('name the state and the rule, and no value', () => {
    const fault = faultOf(REFUSED);
    expect(fault).toMatchObject({
      code: 'CONFLICT',
      sqlState: '23505',
      message: 'The database refused a statement: SQLSTATE 23505, recipients_one_default.',
    });
    expect(`${fault.stack} ${fault.cause}`).not.toContain('BE68');
  });

  test.each([
    [{ code: '42P01', table: '' }, 'REFUSED', 'The database refused a statement: SQLSTATE 42P01.'],
    [{ code: '23502', table: 'sessions' }, 'REFUSED', 'The database refused a statement: SQLSTATE 23502, sessions.'],
    [{ code: '23514', constraint: 'deliveries_state' }, 'INVALID', 'The database refused a statement: SQLSTATE 23514, deliveries_state.'],
    [{ code: '22007' }, 'INVALID', 'The database refused a statement: SQLSTATE 22007.'],
    [{ code: '57P01' }, 'UNAVAILABLE', 'The database does not answer: SQLSTATE 57P01.'],
    [{ code: '57014' }, 'UNAVAILABLE', 'The database does not answer: SQLSTATE 57014.'],
    [{ code: '53300' }, 'UNAVAILABLE', 'The database does not answer: SQLSTATE 53300.'],
    [{ code: 'ECONNRESET', table: 'x' }, 'UNAVAILABLE', 'The database does not answer: ECONNRESET.'],
    [{ code: 'EPIPE' }, 'UNAVAILABLE', 'The database does not answer: EPIPE.'],
    [{ code: 'XX000' }, 'REFUSED', 'The database refused a statement: SQLSTATE XX000.'],
    [{ code: 'a text of somebody' }, 'UNAVAILABLE', 'The database does not answer.'],
    [{ code: 7 }, 'UNAVAILABLE', 'The database does not answer.'],
    [BROKEN, 'UNAVAILABLE', 'The database does not answer.'],
    ['text', 'UNAVAILABLE', 'The database does not answer.'],
    [null, 'UNAVAILABLE', 'The database does not answer.'],
  ])('%j', (fault, code, message) => {
    expect(faultOf(fault)).toMatchObject({ code, message });
  });

  test('are told once', () => {
    const fault = new StorageError('CONFLICT', 'so it is');
    expect(faultOf(fault)).toBe(fault);
  });

  test('are transient where another transaction was in the way', () => {
    const transient = ['40001', '40P01', '40002', '23505', 'ECONNRESET'].map((code) => isTransient(faultOf({ code })));
    expect(transient).toEqual([true, true, false, false, false]);
    expect(isTransient(Object.assign(new Error(), { sqlState: '40001' }))).toBe(false);
  });
});
