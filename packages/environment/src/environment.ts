import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './accounts';
import { localAddress } from './listen-error';
import { metricsPortsOf, monitoringVariables } from './monitoring';
import {
  emailAddress,
  keySet,
  mongodbUri,
  origin,
  origins,
  password,
  port,
  proxies,
  publicKeys,
  redisUrl,
  releasesUrl,
  secrets,
  sender,
  text,
  username,
} from './values';
import { readVariables, type Variables } from './variables';

/** A small model that binds its answers to a JSON schema. */
const DEFAULT_MODEL = 'gpt-4.1-mini';

const variables = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3_000),
  API_PORT: port.default(4_000),
  /** Where the shell passes /api on to, when the API is on another machine. */
  API_URL: origin.optional(),
  /** API processes of one machine that share API_PORT (docs/decisions/051). */
  API_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Proxies whose X-Forwarded-For is trusted: addresses, ranges, or the names that proxy-addr knows. */
  TRUSTED_PROXIES: proxies.default('loopback'),
  DATA_DIR: text.default('.data'),
  RELEASES_DIR: text.optional(),
  RELEASES_URL: releasesUrl.optional(),
  RELEASE_ORIGINS: origins.optional(),
  REGISTRY_KEY_FILE: text.optional(),
  /** Keys whose signatures of the registry count. */
  REGISTRY_PUBLIC_KEYS: publicKeys.optional(),
  /** Keys that say which team may release what (docs/decisions/033). */
  REGISTRY_ROOT_KEYS: keySet.optional(),
  /** Where teams send releases (docs/releasing.md). */
  REGISTRY_PORT: port.default(4_002),
  /** Where the shell passes /registry on to, when that process is on another machine. */
  REGISTRY_URL: origin.optional(),
  /** Whether pages have a service worker; off also takes it out of browsers that have one (docs/decisions/071). */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  MONGODB_URI: mongodbUri.optional(),
  REDIS_URL: redisUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.default('Wattle <hello@wattle.example>'),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: text.default(DEFAULT_MODEL),
  /** Time limit of one request to the model, retries included. */
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().positive().max(600).default(60),
  /** Generations of one day (UTC), of all staff together. */
  OPENAI_DAILY_CAP: z.coerce.number().int().min(0).default(200),
  /** One secret, or two with a comma between: the first signs, both are accepted (docs/decisions/017). */
  JWT_SECRET: secrets.optional(),
  ADMIN_USERNAME: username.optional(),
  ADMIN_PASSWORD: password.optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  ANSWER_KEYS: z.enum(['sealed', 'open']).default('sealed'),
  /** The share of children's texts that two people mark (docs/decisions/075). */
  WRITING_SECOND_MARKS: z.coerce.number().min(0).max(1).default(0.1),
  OPERATOR_NAME: text.optional(),
  OPERATOR_ADDRESS: text.optional(),
  OPERATOR_EMAIL: emailAddress.optional(),
  ...monitoringVariables,
};

const OPERATOR_NAMES = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

const REQUIRED_IN_PRODUCTION = ['PUBLIC_URL', 'JWT_SECRET', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'] as const;

const environmentSchema = z.object(variables).superRefine(
  (values, { addIssue }) => {
    const refuse = (name: keyof typeof variables, message: string) =>
      addIssue({ code: 'custom', path: [name], message });
    if (values.PORT === values.API_PORT) refuse('API_PORT', 'must differ from PORT');
    if ([values.PORT, values.API_PORT].includes(values.REGISTRY_PORT))
      refuse('REGISTRY_PORT', 'must differ from PORT and API_PORT');
    const metricsPorts = Object.values(metricsPortsOf(values.METRICS_PORT) ?? {});
    if (metricsPorts.some((port) => [values.PORT, values.API_PORT, values.REGISTRY_PORT].includes(port)))
      refuse('METRICS_PORT', 'it and the port after it must differ from PORT, API_PORT and REGISTRY_PORT');
    if (values.NODE_ENV === 'production') {
      for (const name of REQUIRED_IN_PRODUCTION) {
        if (values[name] === undefined) refuse(name, 'is required in production');
      }
      if (isUnencrypted(values.PUBLIC_URL)) refuse('PUBLIC_URL', 'must be https in production');
    } else if ((values.ADMIN_USERNAME === undefined) !== (values.ADMIN_PASSWORD === undefined)) {
      refuse('ADMIN_PASSWORD', 'goes with ADMIN_USERNAME: set both or neither');
    }
  },
  // Runs also when single variables are invalid, so that all messages come at once.
  { when: () => true },
);

/** Whether passwords and cookies would cross a network unencrypted. */
function isUnencrypted(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return false;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && !isLoopback(hostname);
}

export const ENVIRONMENT_NAMES = Object.keys(variables);

/** All settings of a process, with defaults applied and folders absolute. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads and checks all variables at once.
 *
 * @param source - Usually `process.env`. An empty value counts as unset.
 * @param root - Folder that relative folders start from.
 * @throws EnvironmentError when a value is wrong, or missing in production.
 */
export function readEnvironment(source: Variables, root: string) {
  const data = readVariables(environmentSchema, source);
  const dataDir = resolve(root, data.DATA_DIR);
  const isProduction = data.NODE_ENV === 'production';
  const seed = data.SEED ?? (isProduction ? 'none' : 'demo');
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = data;
  const unnamed = OPERATOR_NAMES.filter((name) => data[name] === undefined);
  return {
    isProduction,
    host: data.HOST,
    port: data.PORT,
    apiPort: data.API_PORT,
    metricsPorts: metricsPortsOf(data.METRICS_PORT),
    apiUrl: data.API_URL ?? localAddress(data.HOST, data.API_PORT),
    apiProcesses: data.API_PROCESSES,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    trustedProxies: data.TRUSTED_PROXIES,
    dataDir,
    releasesDir: data.RELEASES_DIR ? resolve(root, data.RELEASES_DIR) : join(dataDir, 'releases'),
    releasesUrl: data.RELEASES_URL ?? '/releases/',
    releaseOrigins: data.RELEASE_ORIGINS ?? [],
    registryKeys: {
      file: data.REGISTRY_KEY_FILE ? resolve(root, data.REGISTRY_KEY_FILE) : join(dataDir, 'registry-key.pem'),
      /** Only the key of a setting that names no file is made where it is missing. */
      isMade: data.REGISTRY_KEY_FILE === undefined,
      publicKeys: data.REGISTRY_PUBLIC_KEYS,
      rootKeys: data.REGISTRY_ROOT_KEYS,
    },
    registryPort: data.REGISTRY_PORT,
    registryUrl: data.REGISTRY_URL ?? localAddress(data.HOST, data.REGISTRY_PORT),
    hasServiceWorker: data.SERVICE_WORKER === 'on',
    mongodbUri: data.MONGODB_URI,
    redisUrl: data.REDIS_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    openai: {
      apiKey: data.OPENAI_API_KEY,
      baseUrl: data.OPENAI_BASE_URL,
      model: data.OPENAI_MODEL,
      timeoutSeconds: data.OPENAI_TIMEOUT_SECONDS,
      dailyCap: data.OPENAI_DAILY_CAP,
    },
    jwtSecrets: data.JWT_SECRET,
    seed,
    // Behind a public proxy on this machine HOST is a loopback address, too; then PUBLIC_URL is not.
    hasDemoAccounts:
      seed === 'demo' && isLoopback(data.HOST) && (!data.PUBLIC_URL || isLoopback(new URL(data.PUBLIC_URL).hostname)),
    admin: ADMIN_USERNAME && ADMIN_PASSWORD ? { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } : undefined,
    answerKeys: data.ANSWER_KEYS,
    writingSecondMarks: data.WRITING_SECOND_MARKS,
    operator: {
      name: data.OPERATOR_NAME ?? '',
      address: data.OPERATOR_ADDRESS ?? '',
      email: data.OPERATOR_EMAIL ?? /<?([^<>]+)>?$/.exec(source.MAIL_FROM ?? '')?.[1] ?? '',
    },
    warnings:
      isProduction && unnamed.length > 0
        ? [`${unnamed.join(', ')}: missing; /terms and /privacy cannot say who runs this site`]
        : [],
  };
}
