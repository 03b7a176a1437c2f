/**
 * `service/deploy/kubernetes`, as far as it can be tried without a cluster: each member is one of Kubernetes' own types, each name leads somewhere, and
 * what runs is a command of the program with settings that it knows.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { type CommandName, isCommand, TAKES } from '../../serve/commands.js';
import { readSettings, SETTINGS } from '../../serve/settings.js';
import { manifest, root } from '../built.js';
import { typeFaults } from './type-faults.js';

const folder = join(root, 'deploy/kubernetes');

interface Labels {
  readonly [name: string]: string;
}

interface Container {
  readonly image: string;
  readonly args: readonly [string, ...string[]];
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
  }[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources: { readonly requests: object; readonly limits: object };
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
  readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string; readonly port: string } };
}

interface Pod {
  readonly metadata: { readonly labels: Labels };
  readonly spec: {
    readonly containers: readonly [Container];
    readonly terminationGracePeriodSeconds?: number;
    readonly volumes?: readonly object[];
  };
}

// biome-ignore lint/suspicious/noExplicitAny: any manifest, which the types of Kubernetes are held against below
type Manifest = any;

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replaceAll('\\', '/'));
const read = (file: string): readonly Manifest[] =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8'), { strict: true }).map((document) => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    return document.toJS();
  });
const resources = files.filter((file) => !file.endsWith('kustomization.yaml')).flatMap(read);
const ofKind = (kind: string): readonly Manifest[] => resources.filter((each) => each.kind === kind);
const workloads = [...ofKind('Deployment'), ...ofKind('Job')];
const pods: readonly Pod[] = workloads.map(({ spec }) => spec.template);
const named = workloads.map((each): [string, Pod] => [each.metadata.name, each.spec.template]);
const containerOf = ({ spec }: Pod): Container => spec.containers[0];

/** The manifests as values of the types of Kubernetes. */
const sourceOf = (manifests: readonly Manifest[]): string =>
  manifests
    .map((each, index) => {
      const group = each.apiVersion.replace(/\.k8s\.io(?=\/)/, '').replace(/^v1$/, 'core/v1');
      return `export const _${index}: import('kubernetes-types/${group}').${each.kind} = ${JSON.stringify(each)};\n`;
    })
    .join('');

const faultsIn = (manifests: readonly Manifest[]): readonly string[] => typeFaults(sourceOf(manifests));

describe('Kubernetes', () => {
  test('knows every member of the manifests', () => expect(faultsIn(resources)).toEqual([]));

  test('would not know one that is misspelt, of the wrong type or missing', () => {
    const [deployment] = ofKind('Deployment');
    const [container] = deployment.spec.template.spec.containers;
    const pod = (changed: object) => ({ ...deployment.spec.template, spec: { ...deployment.spec.template.spec, containers: [changed] } });
    const wrong = [
      { ...deployment, spec: { ...deployment.spec, replicaz: 2 } },
      { ...deployment, spec: { ...deployment.spec, template: pod({ ...container, livenesProbe: container.livenessProbe }) } },
      { ...deployment, spec: { ...deployment.spec, template: pod({ ...container, ports: [{ containerPort: '8080' }] }) } },
      { ...deployment, spec: { replicas: 2 } },
    ];
    expect(faultsIn(wrong)).toHaveLength(wrong.length);
  });
});

describe('kustomization.yaml', () => {
  test.each(files.filter((file) => file.endsWith('kustomization.yaml')))(
    '%s names files that are there, and the image of this version',
    (file) => {
      const { resources: named, images, namespace } = parse(readFileSync(join(folder, file), 'utf8'));
      const at = join(folder, file, '..');
      expect(named.filter((each: string) => !existsSync(join(at, each)))).toEqual([]);
      expect(named).not.toContain('secrets.example.yaml');
      expect([images, namespace]).toEqual([
        [{ name: 'payprep-service', newName: expect.stringContaining('/payprep-service'), newTag: manifest.version }],
        'payprep',
      ]);
    },
  );
});

describe('names lead somewhere', () => {
  test('selectors find pods', () => {
    const labels = pods.map(({ metadata }) => metadata.labels);
    const selectors: readonly Labels[] = [
      ...[...ofKind('Deployment'), ...ofKind('PodDisruptionBudget')].map(({ spec }) => spec.selector.matchLabels),
      ...ofKind('Service').map(({ spec }) => spec.selector),
      ...ofKind('NetworkPolicy').map(({ spec }) => spec.podSelector.matchLabels),
    ];
    expect(selectors.length).toBeGreaterThan(6);
    const isFound = (selector: Labels): boolean =>
      labels.some((own) => Object.entries(selector).every(([name, value]) => own[name] === value));
    expect(selectors.filter((selector) => !isFound(selector))).toEqual([]);
    for (const { spec } of ofKind('Deployment')) expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
  });

  test('ports, probes, secrets and targets are there', () => {
    const ports = pods.flatMap((pod) => containerOf(pod).ports ?? []).map(({ name }) => name);
    for (const { spec } of ofKind('Service'))
      expect(ports).toEqual(expect.arrayContaining(spec.ports.map(({ targetPort }: Manifest) => targetPort)));
    const secrets = ofKind('Secret').flatMap(({ metadata, stringData }) => Object.keys(stringData).map((key) => `${metadata.name}/${key}`));
    const asked = pods
      .flatMap((pod) => containerOf(pod).env ?? [])
      .flatMap(({ valueFrom }) => (valueFrom === undefined ? [] : [`${valueFrom.secretKeyRef.name}/${valueFrom.secretKeyRef.key}`]));
    expect([...new Set(asked)].sort()).toEqual(secrets.sort());
    expect(ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name)).toEqual(['payprep-serve']);
    expect(workloads.map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(['payprep-serve']));
  });

  test('placeholders of secrets are empty', () => {
    for (const { stringData } of ofKind('Secret')) expect(new Set(Object.values(stringData))).toEqual(new Set(['']));
  });
});

describe('connections to PostgreSQL', () => {
  const usual = Number(/USUAL_CONNECTIONS = (\d+);/.exec(readFileSync(join(root, 'serve/database.ts'), 'utf8'))?.[1]);

  /** Of all pods of each workload, with those that start while others are replaced. */
  const connectionsOf = (all: readonly Manifest[]): number => {
    const [autoscaler] = ofKind('HorizontalPodAutoscaler');
    const each = all.map(({ kind, metadata, spec }) => {
      const { value = usual } = containerOf(spec.template).env?.find(({ name }) => name === 'PAYPREP_DATABASE_CONNECTIONS') ?? {};
      const pods = metadata.name === autoscaler.spec.scaleTargetRef.name ? autoscaler.spec.maxReplicas : (spec.replicas ?? 1);
      return (pods + (kind === 'Deployment' ? spec.strategy.rollingUpdate.maxSurge : 0)) * Number(value);
    });
    return each.reduce((sum, one) => sum + one, 0);
  };

  test('are fewer than it has, 100 with three for its superuser, and so many as docs/operations.md says', () => {
    expect(workloads).toHaveLength(3);
    expect(connectionsOf(workloads)).toBeLessThan(97);
    expect(readFileSync(join(root, 'docs/operations.md'), 'utf8')).toContain(`and \`migrate\` these are ${connectionsOf(workloads)}.`);
  });

  test('would be too many with more pods, and where a workload says nothing', () => {
    const without = workloads.map((each) => {
      const [container] = each.spec.template.spec.containers;
      const containers = [{ ...container, env: [] }];
      return { ...each, spec: { ...each.spec, template: { ...each.spec.template, spec: { ...each.spec.template.spec, containers } } } };
    });
    expect(connectionsOf(without)).toBeGreaterThan(97);
    expect(connectionsOf([...workloads, ...ofKind('Deployment')])).toBeGreaterThan(97);
  });
});

test('the audit trail has the addresses of clients', () => expect(ofKind('ConfigMap')[0].data.PAYPREP_BEHIND_PROXY).toBe('true'));

test('names are found over UDP and TCP: where a cache on the node answers, and where kube-dns does', () => {
  const [all] = ofKind('NetworkPolicy').filter(({ metadata }) => metadata.name === 'payprep');
  const asked = all.spec.egress.filter(({ ports }: Manifest) => ports.some(({ port }: Manifest) => port === 53));
  expect(asked).toEqual([
    {
      to: [
        { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } } },
        { ipBlock: { cidr: '169.254.20.10/32' } },
      ],
      ports: [
        { protocol: 'UDP', port: 53 },
        { protocol: 'TCP', port: 53 },
      ],
    },
  ]);
  // it is for each pod, the job that migrates among them
  for (const { metadata } of pods) expect(metadata.labels).toMatchObject(all.spec.podSelector.matchLabels);
});

/** Variables that a command reads, and that are no setting. */
const SECRET = ['DATABASE_URL', 'PAYPREP_KEYS', 'PAYPREP_INTROSPECTION_CLIENT_ID', 'PAYPREP_INTROSPECTION_CLIENT_SECRET'];

const variablesOf = (command: CommandName): readonly string[] => [
  ...SECRET,
  ...TAKES[command].map((name): { readonly env?: string; readonly help: string } => SETTINGS[name]).flatMap(({ env }) => env ?? []),
];

describe.each(named)('%s', (name, pod) => {
  const container = containerOf(pod);
  const [command, ...args] = container.args;

  test('runs a command with settings and variables that it knows', () => {
    if (!isCommand(command)) throw new Error(`there is no command ${command}`);
    expect(name).toBe(`payprep-${command}`);
    expect(readSettings(TAKES[command], args, {}).positionals).toEqual([]);
    const configured = (container.envFrom ?? []).flatMap(({ configMapRef }) => {
      const [found] = ofKind('ConfigMap').filter(({ metadata }) => metadata.name === configMapRef.name);
      return Object.keys(found.data);
    });
    const given = [...configured, ...(container.env ?? []).map((each) => each.name)];
    expect(given.filter((each) => !variablesOf(command).includes(each))).toEqual([]);
    expect(given).toContain('DATABASE_URL');
  });

  test('may do what pods may that are restricted, and writes nothing', () => {
    expect(pod.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container).toMatchObject({
      image: 'payprep-service',
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      resources: { requests: { cpu: expect.any(String), memory: expect.any(String) }, limits: { memory: expect.any(String) } },
    });
    expect((pod.spec.volumes ?? []).filter((volume) => !('emptyDir' in volume))).toEqual([]);
  });

  test.runIf(command !== 'migrate')('is asked where it answers, and has the time to stop', () => {
    const ports = new Map(container.ports?.map((port) => [port.name, port.containerPort]));
    const asked = (['startup', 'liveness', 'readiness'] as const).map((probe) => container[`${probe}Probe`]?.httpGet);
    expect(asked.map((get) => get?.path)).toEqual(['/healthz', '/healthz', '/readyz']);
    expect([...ports.values()]).toEqual(command === 'serve' ? [8080, 9464] : [9464]);
    expect(asked.filter((get) => !ports.has(get?.port ?? ''))).toEqual([]);
    const [, seconds = ''] = /STOP_MILLISECONDS = (\d+)_000;/.exec(readFileSync(join(root, 'serve/run-service.ts'), 'utf8')) ?? [];
    const pause = Number(container.lifecycle?.preStop.exec.command.at(-1) ?? 0);
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + pause);
  });
});
