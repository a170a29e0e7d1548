import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ENVIRONMENT_NAMES, readEnvironment } from '@wattle/environment';
import { STOP_LIMITS } from '@wattle/http-server';
import { DCLinter } from 'dclint';
import { DockerfileParser, type Env, type From, type Instruction } from 'dockerfile-ast';
import { parse } from 'yaml';
import { ROOT } from './lib/root';

interface Service {
  build?: { context: string; dockerfile: string; target: string };
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  restart?: string;
  stop_grace_period?: string;
  networks?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const FOLDER = join(ROOT, 'deploy');
const COMPOSE = join(FOLDER, 'compose.yaml');
const content = readFileSync(COMPOSE, 'utf8');
const { services, networks } = parse(content, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
};
const all = Object.entries(services);
const own = all.filter(([, { build }]) => build);
const lasting = all.filter(([, { restart }]) => restart !== 'no');
const stages = stagesOf(readFileSync(join(FOLDER, 'Dockerfile'), 'utf8'));
const example = readFileSync(join(FOLDER, '.env.example'), 'utf8');

/** Questions of taste; the rest are faults, and the schema of the Compose Specification is among them. */
const OFF = [
  'no-build-and-image',
  'no-quotes-in-volumes',
  'require-quotes-in-ports',
  'service-dependencies-alphabetical-order',
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];

/** What an operator may have filled in; the example says the rest. */
const FILLED: Record<string, string> = {
  ADMIN_USERNAME: 'ada',
  ADMIN_PASSWORD: 'a gum leaf in June',
  JWT_SECRET: 's'.repeat(64),
  OPERATOR_EMAIL: 'hello@wattle.example',
  REGISTRY_PUBLIC_KEYS: 'k'.repeat(43),
};

/** Settings that the API does not read, and who does. */
const NOT_OF_API = {
  API_URL: 'shell',
  PORT: 'shell',
  REGISTRY_PORT: 'registry',
  REGISTRY_URL: 'shell',
  RELEASE_ORIGINS: 'shell',
  RELEASES_URL: 'release',
  SERVICE_WORKER: 'shell',
};

const sample = (_match: string, name: string) =>
  FILLED[name] ?? new RegExp(`^${name}=(.*)$`, 'm').exec(example)?.[1] ?? '';

/** What a linter says of a compose file. */
function faultsIn(file: string): string[] {
  const rules = Object.fromEntries(OFF.map((rule) => [rule, 0] as const));
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  return linter
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages.map(({ rule, message }) => `${rule}: ${message}`));
}

test('the file is as the Compose Specification says', () => {
  expect(faultsIn(COMPOSE)).toEqual([]);
});

test.each(all)('%s has a version that is written down, and may do nothing that it need not', (name, service) => {
  expect(service.image).toMatch(/^[\w./-]+:(\$\{VERSION:\?\}|.*\d+\.\d+.*|RELEASE\.[\dTZ-]+)$/);
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  // Docker makes the volume of the object store for root.
  expect(service.user).toMatch(name === 'object-store' ? /^0:0$/ : /^(node|[1-9]\d*:[1-9]\d*)$/);
});

test.each(lasting)('%s is started again when it fails, and says whether it is well', (_name, service) => {
  expect(service.restart).toBe('unless-stopped');
  const stage = stages.find(({ name }) => name === service.build?.target);
  const ofImage = stage && commandOf(stage.instructions.find((each) => each.getKeyword() === 'HEALTHCHECK'));
  expect((ofImage ?? service.healthcheck?.test ?? []).length).toBeGreaterThan(1);
});

test.each(own)(
  'the image of %s is a stage of the Dockerfile, and its variables are those of Wattle',
  (_name, service) => {
    expect(service.build).toMatchObject({ context: '..', dockerfile: 'deploy/Dockerfile' });
    expect(stages.map(({ name }) => name)).toContain(service.build?.target);
    const names = Object.keys(service.environment ?? {});
    expect(names.filter((name) => !ENVIRONMENT_NAMES.includes(name))).toEqual([]);
  },
);

test.each(own)('%s takes what the file gives it, in production', (name, { environment = {} }) => {
  const filled = Object.entries(environment).map(([key, value]) => [
    key,
    value.replaceAll(/\$\{([A-Z_]+)[^}]*\}/g, sample),
  ]);
  const settings = { ...(services[name]?.build?.target !== 'release' && { NODE_ENV: 'production' }) };
  expect(() => readEnvironment({ ...settings, ...Object.fromEntries(filled) }, '/wattle')).not.toThrow();
});

test('the API is given every setting that it reads, by the file or by its image', () => {
  const image = stages.find(({ name }) => name === 'api')?.instructions ?? [];
  const ofImage = image.filter((each) => each.getKeyword() === 'ENV').map((each) => variablesOf(each));
  const given = Object.keys(Object.assign({}, services.api?.environment, ...ofImage));
  const missing = ENVIRONMENT_NAMES.filter((name) => !given.includes(name));
  expect(missing.sort()).toEqual(Object.keys(NOT_OF_API).sort());
});

test.each(['api', 'shell', 'registry'])('%s may finish what is under way before it is killed', (name) => {
  const [, seconds] = /^(\d+)s$/.exec(services[name]?.stop_grace_period ?? '') ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(STOP_LIMITS.wholeMs);
});

test.each([
  [null, { createUser: [{ user: 'wattle', pwd: 'new', roles: [{ role: 'readWrite', db: 'wattle' }] }] }],
  [{ user: 'wattle' }, { updateUser: ['wattle', { pwd: 'new', roles: [{ role: 'readWrite', db: 'wattle' }] }] }],
])('where the user of the API is %j, it has the password of .env after a start', (user, expected) => {
  const calls: Record<string, unknown[]> = {};
  const server = {
    hello: () => ({ setName: 'wattle' }),
    getUser: () => user,
    createUser: (...given: unknown[]) => (calls.createUser = given),
    updateUser: (...given: unknown[]) => (calls.updateUser = given),
  };
  const process = { env: { ROOT_PASSWORD: 'root', API_PASSWORD: 'new' } };
  runInNewContext(services['mongo-set-up']?.entrypoint?.at(-1) ?? '', { connect: () => server, process });
  expect(calls).toEqual(expected);
});

test('databases are in a network without a way out, and ports are those of this machine only', () => {
  expect(networks.data).toEqual({ internal: true });
  const databases = all.filter(([, { image }]) => /^(mongo|redis):/.test(image));
  expect(databases.map(([name]) => name)).toEqual(['mongo-1', 'mongo-2', 'mongo-3', 'mongo-set-up', 'redis']);
  for (const [name, service] of databases) {
    expect([name, service.networks, service.ports]).toEqual([name, ['data'], undefined]);
  }
  const ports = all.flatMap(([, service]) => service.ports ?? []);
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});

test('Redis keeps what it was given, and MongoDB acknowledges what a majority has', () => {
  const redis = parse(content, { merge: true }).services.redis.command.join(' ');
  expect(redis).toMatch(/--appendonly yes.*--maxmemory-policy noeviction/);
  expect(services.api?.environment?.MONGODB_URI).toMatch(/\?.*replicaSet=wattle&w=majority$/);
});

test('.env.example names every variable of the file, and only those; .env is never committed', () => {
  const asked = new Set([...content.matchAll(/(?<!\$)\$\{([A-Z_]+)[^}]*\}/g)].map(([, name]) => name));
  const given = [...example.matchAll(/^([A-Z_]+)=/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'COMPOSE_PROFILES');
  expect(given.sort()).toEqual([...asked].sort());
  expect(example).not.toMatch(/^\w*(PASSWORD|SECRET|KEY)=./m);
  expect(execFileSync('git', ['check-ignore', 'deploy/.env'], { cwd: ROOT, encoding: 'utf8' })).toBe('deploy/.env\n');
});

interface Stage {
  name: string;
  from: string;
  instructions: Instruction[];
}

function stagesOf(content: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(content).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const from = instruction as From;
      stages.push({ name: from.getBuildStage() ?? '', from: from.getImage() ?? '', instructions: [] });
    } else {
      stages.at(-1)?.instructions.push(instruction);
    }
  }
  return stages;
}

function variablesOf(instruction: Instruction): Record<string, string> {
  const properties = (instruction as Env).getProperties();
  return Object.fromEntries(properties.map((each) => [each.getName(), each.getValue() ?? '']));
}

/** The command of a CMD or HEALTHCHECK in the form that needs no shell. */
function commandOf(instruction: Instruction | undefined): string[] {
  const [list] = /\[.*\]/s.exec(instruction?.getArgumentsContent() ?? '') ?? [];
  return JSON.parse(list ?? '[]');
}
