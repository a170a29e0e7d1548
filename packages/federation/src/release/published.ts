import { createHash, randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { teamOf } from '../delegations';
import {
  type Canary,
  multiSignedTextSchema,
  type RegisteredRemote,
  type RegisteredShell,
  type Registry,
  type Release,
  releaseSchema,
  type ShellRelease,
  shellReleaseSchema,
} from '../registry';
import { type ReleaseTrust, refusalOf, requireSignedRelease } from '../signing';

const MAX_DESCRIPTION_BYTES = 1_000_000;

/** What describes a published version, beside its files. */
export const RELEASE_FILE = 'release.json';

export interface VersionName {
  name: string;
  version: string;
}

/** Whether the folder of a version is there; it never appears before it is whole. */
export async function isPublished(releasesDir: string, version: VersionName): Promise<boolean> {
  const found = await stat(releaseFolder(releasesDir, version)).catch(() => undefined);
  return found !== undefined;
}

/** Reads what describes a published version, whoever has written it. */
export async function readDescribed(releasesDir: string, { name, version }: VersionName): Promise<Described> {
  if (!(await isPublished(releasesDir, { name, version }))) {
    throw new ReleaseError(`There is no version ${version} of ${name}.`);
  }
  const file = join(releaseFolder(releasesDir, { name, version }), RELEASE_FILE);
  return releaseFileSchema.parse(JSON.parse(await readLimited(file, MAX_DESCRIPTION_BYTES)));
}

/**
 * As {@link readDescribed}, for what may come into a registry.
 *
 * @throws ReleaseError when it is not as those have signed it who may release it.
 */
export async function readVerified(releasesDir: string, version: VersionName, trust: ReleaseTrust): Promise<Described> {
  return requireVerified(await readDescribed(releasesDir, version), version, trust);
}

/** Pages judge a remote of a team by what its team has signed. */
export function requireVerified(described: Described, { name, version }: VersionName, trust: ReleaseTrust): Described {
  const { release, signed } = described;
  const isOther = release.name !== name || release.version !== version;
  const refusal = isOther
    ? `It describes ${release.name} ${release.version}`
    : refusalOf(() => requireSignedRelease(described, signed, trust));
  if (refusal) throw new ReleaseError(`${name} ${version} cannot be released. ${refusal}.`);
  return teamOf(trust.delegations, name) ? { ...described, release: { ...release, signed } as Release } : described;
}

export function registryPath(releasesDir: string): string {
  return join(releasesDir, 'registry.json');
}

export function releaseFolder(releasesDir: string, { name, version }: VersionName): string {
  return join(releasesDir, name, version);
}

/** Folder of all drafts: on the same disk as the releases, and never served. */
export function draftsFolder(releasesDir: string): string {
  return join(releasesDir, '.drafts');
}

/** A folder of its own for each attempt to release something. */
export function newDraftFolder(releasesDir: string, { name, version }: VersionName): string {
  return join(draftsFolder(releasesDir), `${name}-${version}-${randomUUID().slice(0, 8)}`);
}

/** Hash of a file of a release, as the `integrity` attribute spells it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Reads a file that others may write: no size of it may use up the memory. */
export async function readLimited(file: string, maxBytes: number): Promise<string> {
  const { size } = await stat(file);
  if (size > maxBytes) throw new ReleaseError(`${file} has ${size} bytes, of at most ${maxBytes}.`);
  return readFile(file, 'utf8');
}

export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** A release is refused; the message says why in a sentence. */
export class ReleaseError extends Error {
  /** @param statusCode - What whoever has sent it over the network is answered. */
  constructor(
    message: string,
    readonly statusCode = 422,
  ) {
    super(message);
  }
}

/** One page of a smoke test: it is opened in a browser, and a heading must appear. */
const smokeStepSchema = z.strictObject({
  path: z.string().startsWith('/'),
  /** Text of the heading, whole. */
  heading: z.string().min(1),
  /** Role of whom the page is opened for; a visitor without. */
  signedInAs: z.enum(['student', 'admin', 'parent']).optional(),
  /** What the API responds, by paths below /api. Every other call fails. */
  api: z.record(z.string(), z.unknown()).optional(),
});

/** `smoke.json` of a package. */
export const smokeFileSchema = z.array(smokeStepSchema).min(1);

export type SmokeStep = z.infer<typeof smokeStepSchema>;

/** A published version, of a remote or of the shell. */
export type AnyRelease = Release | ShellRelease;

/** The name under which the shell is released. No remote may have it. */
export const SHELL = 'shell';

export function isShell(release: AnyRelease): release is ShellRelease {
  return release.name === SHELL;
}

/** What is compared between versions, beyond what the registry says of them. */
const releaseFactsSchema = z.object({
  /** Ranges of the shared libraries that a remote accepts, or versions that the shell provides. */
  shared: z.record(z.string(), z.string()),
  /** CSS variables that the page of a shell sets, or that a remote reads; older versions do not say. */
  cssVariables: z.array(z.string()).optional(),
  /** Bytes of JavaScript as they travel: what the first page needs, and all. */
  size: z.object({ start: z.number(), total: z.number() }),
  smoke: z.array(smokeStepSchema),
});

export type ReleaseFacts = z.infer<typeof releaseFactsSchema>;

export const NO_FACTS: ReleaseFacts = { shared: {}, size: { start: 0, total: 0 }, smoke: [] };

/** `release.json`, beside the files of a version. Of the first ones it holds no facts, and no signature. */
const releaseFileSchema = z.union([
  z.object({
    release: z.union([releaseSchema, shellReleaseSchema]),
    facts: releaseFactsSchema,
    signed: multiSignedTextSchema.optional(),
  }),
  releaseSchema.transform((release) => ({ release, facts: NO_FACTS, signed: undefined })),
]);

/** A version with all that is known of it. */
export type Described = z.infer<typeof releaseFileSchema>;

/** What the registry says of the shell, or of a remote. */
export type Registered = RegisteredShell | RegisteredRemote;

export function registeredIn(registry: Registry, name: string): Registered | undefined {
  return name === SHELL ? registry.shell : registry.remotes[name];
}

/** The canary of a remote; the shell has none. */
export function canaryIn({ remotes }: Registry, name: string): Canary | undefined {
  return remotes[name]?.canary;
}

/** The same registry, but for what it says of the shell or of a remote. */
export function withRegistered(registry: Registry, name: string, registered: Registered): Registry {
  if (name === SHELL) return { ...registry, shell: registered as RegisteredShell };
  return { ...registry, remotes: { ...registry.remotes, [name]: registered as RegisteredRemote } };
}

/** Nothing has been released yet. */
export function isEmpty({ shell, remotes, delegations }: Registry): boolean {
  return !shell && !delegations && Object.keys(remotes).length === 0;
}
