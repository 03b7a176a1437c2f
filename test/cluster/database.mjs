/** ClickHouse inside this process, with the settings that a server reads from its configuration. */
import { Session } from 'chdb';

export class Database {
  #session;

  constructor(path, settings) {
    this.#session = new Session(path, { connectionArgs: Object.entries(settings).map(([name, value]) => `--${name}=${value}`) });
  }

  run(statement) {
    return this.#session.query(statement, 'TabSeparatedRaw');
  }

  /** The statements of a file, one after the other. */
  script(text) {
    for (const statement of text.split(/;\s*$/m)) if (statement.trim() !== '') this.run(statement);
  }

  /** The rows that a query answers, as lists of texts. */
  rows(query) {
    return this.run(query)
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
  }

  close() {
    this.#session.close();
  }
}
