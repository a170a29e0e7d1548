import { compile } from '@fastify/proxy-addr';
import { z } from 'zod';
import { isLoopback } from './accounts';

/** Shortest secret that signs tokens: 256 bits, as the hash behind the signature has. */
const SECRET_BYTES = 32;

/** Lengths that a log-in accepts, and the shortest password of a new account. */
const USERNAME_MAX = 254;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

export const text = z.string().trim().min(1);

export const username = text.max(USERNAME_MAX, `must have at most ${USERNAME_MAX} characters`);

// Not trimmed: a log-in compares the password as it is.
export const password = z
  .string()
  .min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `must have at most ${PASSWORD_MAX} characters`);

export const port = z.coerce.number().int().min(1).max(65_535);

// Not a z.url: a replica set's address names several hosts.
export const mongodbUri = z.string().regex(/^mongodb(\+srv)?:\/\/./, 'must start with mongodb:// or mongodb+srv://');

export const redisUrl = z.url({ protocol: /^rediss?$/ });

// The pattern of browsers, which also accepts a host without a dot.
const address = z.email({ pattern: z.regexes.html5Email });

export const emailAddress = address;

export const proxies = text.refine(isReadable, 'must be addresses, ranges, or loopback, linklocal, uniquelocal');

/** Whether Fastify can read a list of proxies: it asks the same library. */
function isReadable(list: string): boolean {
  try {
    compile(list.split(',').map((each) => each.trim()));
    return true;
  } catch {
    return false;
  }
}

export const sender = text.refine(
  (value) => address.safeParse(/^[^<>\r\n]+ <([^<>]+)>$/.exec(value)?.[1] ?? value).success,
  'must be an address, or a name and an <address>',
);

export const secrets = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .refine((list) => list.length <= 2 && list.every((secret) => Buffer.byteLength(secret) >= SECRET_BYTES), {
    message: `must be one or two secrets of at least ${SECRET_BYTES} bytes`,
  });

const list = z.string().transform((text) => text.split(',').map((each) => each.trim()));

/** Whether a text is 32 bytes in base64url, in the one spelling of them. */
export function isPublicKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text) && Buffer.from(text, 'base64url').toString('base64url') === text;
}

const arePublicKeys = (keys: readonly string[]) => keys.every(isPublicKey);

export const publicKeys = list.refine(arePublicKeys, {
  message: 'must be public keys, as `pnpm releases --public-key` prints them',
});

/** Keys with how many of them must sign. */
export const keySet = z
  .string()
  .transform((text) => /^(?:(\d+) of )?(.+)$/.exec(text) ?? [])
  .transform(([, threshold = '1', keys = '']) => ({ threshold: Number(threshold), keys: keys.split(',') }))
  .refine(({ threshold, keys }) => arePublicKeys(keys) && threshold >= 1 && threshold <= new Set(keys).size, {
    message: 'must be public keys with commas between, and before them how many must sign: 2 of <key>,<key>,<key>',
  });

/** Whether code may come from an address: nobody on the way can change it. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

export const releasesUrl = z.string().refine((url) => isSafe(url) && /^[^?#]+\/releases\/$/.test(url), {
  message: 'must be https, or http on this machine, and end with /releases/',
});

/** The address of a server without a path. */
export const origin = z.url({ protocol: /^https?$/ }).refine((url) => new URL(url).origin === url, {
  message: 'must be an origin, as http://api:4000',
});

export const origins = list.refine((all) => all.every((each) => isSafe(each) && new URL(each).origin === each), {
  message: 'must be origins, as https://cdn.example, with commas between them',
});
