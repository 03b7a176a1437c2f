/**
 * Clients in other languages: the document in its 3.0 form, a generator that is a program of Java, and a program of each language that calls every operation.
 * Where a language is not installed, that is said.
 *
 * The gotcha: the client in Java needs no registry. What it imports stands in the generator's own jar, but for one class, which `JsonNullableModule.java` stands in for.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The sources of a client in Java. */
const sourcesIn = (folder) =>
  readdirSync(join(folder, 'src/main/java'), { recursive: true })
    .filter((name) => name.endsWith('.java'))
    .map((name) => join(folder, 'src/main/java', name));

/** Program → its arguments for the generator, how what it makes is compiled where it has to be, and how it calls. */
const LANGUAGES = {
  Python: {
    program: 'python3',
    isThere: ['-c', 'import certifi, dateutil, six, urllib3'],
    needs: 'python3 with certifi, python-dateutil, six and urllib3',
    generate: (to) => ['-g', 'python', '-o', to, '--package-name', 'payprep_client'],
    call: ({ here, to, document, address, token }) => [
      join(here, 'client.py'),
      to,
      document,
      join(here, '../../conformance'),
      address,
      token,
    ],
  },
  Java: {
    program: 'javac',
    isThere: ['--version'],
    needs: 'a JDK',
    generate: (to) => ['-g', 'java', '-o', to, '--library', 'native', '--type-mappings', 'AnyType=Object'],
    compile: ({ here, to, jar }) => [
      ...['-parameters', '-nowarn', '-cp', jar, '-d', join(to, 'classes')],
      ...[...sourcesIn(to), join(here, 'JsonNullableModule.java'), join(here, 'Client.java')],
    ],
    caller: 'java',
    call: ({ here, to, jar, document, address, token }) => [
      ...['-cp', [jar, join(to, 'classes')].join(delimiter), 'Client'],
      ...[document, join(here, '../../conformance'), address, token],
    ],
  },
  Go: {
    program: 'go',
    isThere: ['version'],
    needs: 'go',
    generate: (to) => ['-g', 'go', '-o', to],
  },
};

const isThere = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

function run(program, args, options = {}) {
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (error) throw error;
  if (status !== 0) console.error(`${stdout ?? ''}${stderr ?? ''}`.slice(-4_000));
  return status ?? 1;
}

/** The service on a port, until the work is done. */
async function withService(here, work) {
  const service = spawn(process.execPath, ['--import', 'tsx', 'server.ts'], { cwd: here, stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const [said] = await Promise.race([
      service.stdout.setEncoding('utf8').take(1).toArray(),
      new Promise((_, fail) => service.once('exit', () => fail(new Error('the service did not start')))),
    ]);
    return await work(...said.trim().split(' '));
  } finally {
    service.stdin.end();
  }
}

/** The clients in `folder`; 0 if each that could be made called everything. */
export async function callByOtherLanguages({ here, document, folder }) {
  if (!isThere('java', ['-version'])) {
    console.log('Java, Python, Go: left out, because the generator needs Java.');
    return 0;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const simple = join(folder, 'openapi-3.0.json');
  const tool = (path, ...args) => run(process.execPath, [join(here, path), ...args]);
  const made =
    tool('node_modules/@apiture/openapi-down-convert/lib/src/cli.js', '--input', document, '--output', simple) ||
    tool('simplify.mjs', simple);
  if (made !== 0) return made;
  const jar = join(here, 'node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar');
  return withService(here, async (address, token) => {
    let failed = 0;
    for (const [language, { program, isThere: asked, needs, generate, compile, caller = program, call }] of Object.entries(LANGUAGES)) {
      const to = join(folder, language.toLowerCase());
      const given = { here, to, jar, document: simple, address, token };
      const wrong = run('java', ['-jar', jar, 'generate', '-i', simple, ...generate(to)], { stdio: ['ignore', 'ignore', 'pipe'] });
      if (wrong !== 0) failed = 1;
      else if (!isThere(program, asked)) console.log(`${language}: a client was made and not run, which needs ${needs}.`);
      else if (call === undefined) console.log(`${language}: a client was made and not run.`);
      else if (compile !== undefined && run(program, compile(given), { stdio: ['ignore', 'ignore', 'pipe'] }) !== 0) failed = 1;
      else if (run(caller, call(given), { stdio: ['ignore', 'inherit', 'pipe'] }) !== 0) failed = 1;
    }
    return failed;
  });
}
