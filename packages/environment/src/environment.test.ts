import { readFileSync } from 'node:fs';
import { ENVIRONMENT_NAMES, EnvironmentError, readEnvironment } from './index';

const secret = 's'.repeat(32);

test('with nothing set, everything is kept in .data on this machine', () => {
  expect(readEnvironment({}, '/srv/wattle')).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    apiPort: 4000,
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

test('an empty variable counts as unset', () => {
  expect(readEnvironment({ REDIS_URL: '', PORT: '' }, '/')).toMatchObject({ redisUrl: undefined, port: 3000 });
});

test.each([
  ['PORT', 'seventy'],
  ['API_PORT', '0'],
  ['PUBLIC_URL', 'wattle.example'],
  ['MONGODB_URI', 'http://localhost'],
  ['REDIS_URL', 'localhost:6379'],
  ['SMTP_URL', 'mail'],
  ['JWT_SECRET', 'short'],
  ['JWT_SECRET', [secret, secret, secret].join(',')],
  ['SEED', 'all'],
  ['ANSWER_KEYS', 'yes'],
  ['NODE_ENV', 'staging'],
])('stops with one line that names %s when it is %j', (name, value) => {
  const read = () => readEnvironment({ [name]: value }, '/');
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test.each(['JWT_SECRET', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'])('production does not start without %s', (missing) => {
  const all = { NODE_ENV: 'production', JWT_SECRET: secret, ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'long enough' };
  expect(readEnvironment(all, '/')).toMatchObject({ isProduction: true, seed: 'none', jwtSecrets: [secret] });
  expect(() => readEnvironment({ ...all, [missing]: undefined }, '/')).toThrow(`${missing}: is required in production`);
});

test('.env.example names every variable, and only those', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...ENVIRONMENT_NAMES].sort());
});
