import { readFileSync } from 'node:fs';
import {
  ENVIRONMENT_NAMES,
  EnvironmentError,
  isTraced,
  localAddress,
  readEnvironment,
  readTestEnvironment,
  TEST_ENVIRONMENT_NAMES,
} from './index';

const secret = 's'.repeat(32);

test('with nothing set, everything is kept in .data on this machine', () => {
  expect(readEnvironment({}, '/srv/wattle')).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    apiPort: 4000,
    apiProcesses: 1,
    publicUrl: 'http://localhost:3000',
    dataDir: '/srv/wattle/.data',
    releasesDir: '/srv/wattle/.data/releases',
    mongodbUri: undefined,
    seed: 'demo',
    answerKeys: 'sealed',
  });
});

test('the public address follows the port, and releases follow the data', () => {
  expect(readEnvironment({ PORT: '3100', DATA_DIR: '/data' }, '/srv')).toMatchObject({
    publicUrl: 'http://localhost:3100',
    releasesDir: '/data/releases',
  });
});

test('releases may lie on other origins, and their registry is signed by several keys while one is exchanged', () => {
  const [one, other] = ['A'.repeat(43), 'k'.repeat(43)];
  const settings = {
    RELEASES_URL: 'https://cdn.example/wattle/releases/',
    RELEASE_ORIGINS: 'https://cdn.example, http://localhost:3100',
    REGISTRY_KEY_FILE: 'keys/registry.pem',
    REGISTRY_PUBLIC_KEYS: `${one},${other}`,
    REGISTRY_ROOT_KEYS: `2 of ${one},${other}`,
  };
  expect(readEnvironment(settings, '/srv')).toMatchObject({
    releasesUrl: 'https://cdn.example/wattle/releases/',
    releaseOrigins: ['https://cdn.example', 'http://localhost:3100'],
    registryKeys: { file: '/srv/keys/registry.pem', isMade: false, publicKeys: [one, other] },
  });
  expect(readEnvironment({}, '/srv')).toMatchObject({
    releasesUrl: '/releases/',
    registryKeys: { file: '/srv/.data/registry-key.pem', isMade: true, publicKeys: undefined },
  });
});

test('the API is on this machine, unless an address names another one', () => {
  expect(readEnvironment({ HOST: '0.0.0.0', API_PORT: '4100' }, '/').apiUrl).toBe('http://127.0.0.1:4100');
  expect(readEnvironment({ API_URL: 'http://api:4000' }, '/').apiUrl).toBe('http://api:4000');
});

test('an empty variable counts as unset', () => {
  expect(readEnvironment({ REDIS_URL: '', PORT: '' }, '/')).toMatchObject({ redisUrl: undefined, port: 3000 });
});

test('the metrics of API and shell have ports of their own, one after the other', () => {
  expect(readEnvironment({}, '/')).toMatchObject({ metricsPorts: undefined });
  expect(readEnvironment({ METRICS_PORT: '9464' }, '/')).toMatchObject({ metricsPorts: { api: 9_464, shell: 9_465 } });
});

test.each([
  [{}, false],
  [{ OTEL_SERVICE_NAME: 'wattle-api' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'True' }, false],
])('with %j, requests are traced: %j', (variables, expected) => {
  expect(isTraced(variables)).toBe(expected);
});

test.each([
  ['PORT', 'seventy'],
  ['API_PORT', '0'],
  ['API_PORT', '3000'],
  ['REGISTRY_PORT', '3000'],
  ['REGISTRY_PORT', '4000'],
  ['METRICS_PORT', '65535'],
  ['METRICS_PORT', '2999'],
  ['METRICS_PORT', '4000'],
  ['METRICS_PORT', '4002'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ['API_URL', 'api:4000'],
  ['API_URL', 'http://api:4000/api'],
  ['API_PROCESSES', '0'],
  ['API_PROCESSES', '1.5'],
  ['API_PROCESSES', '65'],
  ['PUBLIC_URL', 'wattle.example'],
  ['TRUSTED_PROXIES', 'the proxy'],
  ['RELEASES_URL', 'http://cdn.example/releases/'],
  ['RELEASES_URL', 'https://cdn.example/releases'],
  ['RELEASES_URL', 'https://cdn.example/?at=/'],
  ['RELEASE_ORIGINS', 'https://cdn.example/'],
  ['RELEASE_ORIGINS', 'https://cdn.example,http://cdn.example'],
  ['RELEASE_ORIGINS', "'self'"],
  ['REGISTRY_PUBLIC_KEYS', 'a key'],
  ['REGISTRY_ROOT_KEYS', `2 of ${'k'.repeat(43)}`],
  ['REGISTRY_ROOT_KEYS', `2 of ${'k'.repeat(43)},${'k'.repeat(43)}`],
  ['REGISTRY_ROOT_KEYS', `0 of ${'k'.repeat(43)}`],
  ['TRUSTED_PROXIES', '10.0.0.0/64'],
  ['TRUSTED_PROXIES', 'loopback,'],
  ['MONGODB_URI', 'http://localhost'],
  ['REDIS_URL', 'localhost:6379'],
  ['SMTP_URL', 'mail'],
  ['MAIL_FROM', 'Wattle'],
  ['MAIL_FROM', 'Wattle hello@wattle.example'],
  ['MAIL_FROM', '<hello@wattle.example>'],
  ['MAIL_FROM', 'Wattle <hello>'],
  ['MAIL_FROM', 'Wattle\nBcc: all <hello@wattle.example>'],
  ['JWT_SECRET', 'short'],
  ['JWT_SECRET', [secret, secret, secret].join(',')],
  ['ADMIN_PASSWORD', 'seven77'],
  ['SEED', 'all'],
  ['ANSWER_KEYS', 'yes'],
  ['SERVICE_WORKER', 'no'],
  ['OPENAI_BASE_URL', 'openai'],
  ['OPENAI_TIMEOUT_SECONDS', '0'],
  ['OPENAI_DAILY_CAP', '-1'],
  ['WRITING_SECOND_MARKS', '10'],
  ['NODE_ENV', 'staging'],
])('stops with one line that names %s when it is %j', (name, value) => {
  const read = () => readEnvironment({ [name]: value }, '/');
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test('says everything that is wrong, each variable in a line of its own', () => {
  const read = () => readEnvironment({ NODE_ENV: 'production', PORT: '4000', SEED: 'all', JWT_SECRET: 'short' }, '/');
  expect(read).toThrow(
    /^JWT_SECRET: .+\nSEED: .+\nAPI_PORT: must differ from PORT\nPUBLIC_URL: .+\nADMIN_USERNAME: .+\nADMIN_PASSWORD: .+$/,
  );
});

test.each([
  'hello@wattle.example',
  'wattle@localhost',
  'Wattle <hello@wattle.example>',
  '"Wattle" <hello@wattle.example>',
])('mail may come from %s', (sender) => {
  expect(readEnvironment({ MAIL_FROM: sender }, '/')).toMatchObject({ mailFrom: sender });
});

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://wattle.example',
  JWT_SECRET: secret,
  ADMIN_USERNAME: 'ada',
  ADMIN_PASSWORD: 'long enough',
};

test.each([
  ['ADMIN_USERNAME', 255, 'must have at most 254 characters'],
  ['ADMIN_PASSWORD', 7, 'must have at least 8 characters'],
  ['ADMIN_PASSWORD', 201, 'must have at most 200 characters'],
])('a first admin whose %s has %i characters could not log in', (name, length, sentence) => {
  const read = () => readEnvironment({ ...production, [name]: 'x'.repeat(length) }, '/');
  expect(read).toThrow(new EnvironmentError(`${name}: ${sentence}`));
});

test('the password of the first admin is the one that is typed at a log-in, also with spaces at its ends', () => {
  const ADMIN_PASSWORD = ' long enough ';
  expect(readEnvironment({ ...production, ADMIN_PASSWORD }, '/').admin).toEqual({
    username: 'ada',
    password: ADMIN_PASSWORD,
  });
});

test.each(['PUBLIC_URL', 'JWT_SECRET', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'])(
  'production does not start without %s',
  (missing) => {
    expect(readEnvironment(production, '/')).toMatchObject({ isProduction: true, seed: 'none', jwtSecrets: [secret] });
    const read = () => readEnvironment({ ...production, [missing]: undefined }, '/');
    expect(read).toThrow(`${missing}: is required in production`);
  },
);

test('production is not reached over http, other than from the same machine', () => {
  const read = (PUBLIC_URL: string) => () => readEnvironment({ ...production, PUBLIC_URL }, '/');
  expect(read('http://wattle.example')).toThrow(/^PUBLIC_URL: must be https in production$/);
  expect(read('http://localhost:3000')()).toMatchObject({ publicUrl: 'http://localhost:3000' });
});

test.each(['loopback', '10.0.0.7', '10.0.0.0/8, fd00::/8', 'loopback,uniquelocal'])('proxies may be %s', (proxies) => {
  expect(readEnvironment({ TRUSTED_PROXIES: proxies }, '/')).toMatchObject({ trustedProxies: proxies });
});

test('tests may be given a MongoDB and a Redis server', () => {
  const given = { TEST_MONGODB_URI: 'mongodb://localhost', TEST_REDIS_URL: 'redis://localhost' };
  expect(readTestEnvironment(given)).toEqual({ mongodbUri: 'mongodb://localhost', redisUrl: 'redis://localhost' });
  expect(readTestEnvironment({ TEST_REDIS_URL: '' })).toEqual({});
});

test.each([
  ['TEST_MONGODB_URI', 'http://localhost'],
  ['TEST_REDIS_URL', 'localhost:6379'],
])('tests stop with one line that names %s when it is %j', (name, value) => {
  const read = () => readTestEnvironment({ [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test('.env.example names every variable, and only those', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...ENVIRONMENT_NAMES, ...TEST_ENVIRONMENT_NAMES].sort());
});

const OPERATOR = {
  OPERATOR_NAME: 'Gum Leaf Pty Ltd',
  OPERATOR_ADDRESS: '1 Example Street, Sydney',
  OPERATOR_EMAIL: 'hello@gum.example',
};

test('the operator is who the settings name', () => {
  expect(readEnvironment({ ...production, ...OPERATOR }, '/')).toMatchObject({
    operator: { name: 'Gum Leaf Pty Ltd', address: '1 Example Street, Sydney', email: 'hello@gum.example' },
    warnings: [],
  });
});

test('a start in production warns of what is missing of the operator; the address of mails stands in', () => {
  const { operator, warnings } = readEnvironment({ ...production, MAIL_FROM: 'Gum <mail@gum.example>' }, '/');
  expect(operator).toEqual({ name: '', address: '', email: 'mail@gum.example' });
  expect(warnings).toEqual([expect.stringMatching(/^OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL: missing/)]);
  expect(readEnvironment({}, '/')).toMatchObject({ warnings: [], operator: { email: '' } });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
  ['10.0.0.7', 'http://10.0.0.7:3000'],
])('a server that listens on %s is reached at %s', (host, address) => {
  expect(localAddress(host, 3_000)).toBe(address);
});
