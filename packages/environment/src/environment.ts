import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Shortest secret that signs tokens: 256 bits, as the hash behind the signature has. */
const SECRET_BYTES = 32;

const port = z.coerce.number().int().min(1).max(65_535);
const text = z.string().trim().min(1);

const variables = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3_000),
  API_PORT: port.default(4_000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: text.default('.data'),
  RELEASES_DIR: text.optional(),
  // Not a z.url: a replica set's address names several hosts.
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/./, 'must start with mongodb:// or mongodb+srv://')
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.default('Wattle <hello@wattle.example>'),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: text.optional(),
  /** One secret, or two with a comma between: the first signs, both are accepted (decision 4). */
  JWT_SECRET: z
    .string()
    .transform((secrets) => secrets.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.length <= 2 && secrets.every((secret) => Buffer.byteLength(secret) >= SECRET_BYTES), {
      message: `must be one or two secrets of at least ${SECRET_BYTES} bytes`,
    })
    .optional(),
  ADMIN_USERNAME: text.optional(),
  ADMIN_PASSWORD: text.optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  ANSWER_KEYS: z.enum(['sealed', 'open']).default('sealed'),
};

const REQUIRED_IN_PRODUCTION = ['JWT_SECRET', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'] as const;

const environmentSchema = z.object(variables).check((context) => {
  if (context.value.NODE_ENV !== 'production') return;
  for (const name of REQUIRED_IN_PRODUCTION) {
    if (context.value[name] === undefined) {
      context.issues.push({ code: 'custom', path: [name], message: 'is required in production', input: undefined });
    }
  }
});

/** Name of every variable that Wattle reads (decision 1). */
export const ENVIRONMENT_NAMES = Object.keys(variables);

/** A variable has a value that Wattle cannot start with; the message is one line that names it. */
export class EnvironmentError extends Error {}

/** All settings of a process, with defaults applied and folders absolute (decision 1). */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads and checks all variables at once.
 *
 * @param source - Usually `process.env`. An empty value counts as unset.
 * @param root - Folder that relative folders start from.
 * @throws EnvironmentError when a value is wrong, or missing in production.
 */
export function readEnvironment(source: Record<string, string | undefined>, root: string) {
  const given = Object.fromEntries(ENVIRONMENT_NAMES.map((name) => [name, source[name] || undefined]));
  const { data, error } = environmentSchema.safeParse(given);
  if (!data) throw new EnvironmentError(describe(error));

  const dataDir = resolve(root, data.DATA_DIR);
  const isProduction = data.NODE_ENV === 'production';
  return {
    isProduction,
    host: data.HOST,
    port: data.PORT,
    apiPort: data.API_PORT,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    dataDir,
    releasesDir: data.RELEASES_DIR ? resolve(root, data.RELEASES_DIR) : join(dataDir, 'releases'),
    mongodbUri: data.MONGODB_URI,
    redisUrl: data.REDIS_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    openai: { apiKey: data.OPENAI_API_KEY, baseUrl: data.OPENAI_BASE_URL, model: data.OPENAI_MODEL },
    jwtSecrets: data.JWT_SECRET,
    admin: { username: data.ADMIN_USERNAME, password: data.ADMIN_PASSWORD },
    seed: data.SEED ?? (isProduction ? 'none' : 'demo'),
    answerKeys: data.ANSWER_KEYS,
  };
}

function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join('.')}: ${issue?.message}`;
}
