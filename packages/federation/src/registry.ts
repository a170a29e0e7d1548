import { z } from 'zod';
import { isBelowAny } from './paths';

/** Who may open the pages below a path. The shell checks it before it fetches any code of the remote. */
export const accessSchema = z.enum(['public', 'signed-in', 'student', 'admin']);

/** What the shell needs a path for: where somebody logs in, where Wattle starts, where a role begins. */
const purposeSchema = z.enum(['start-page', 'log-in', 'student-home', 'admin-home']);

const pathSchema = z.object({
  path: z.string().startsWith('/'),
  access: accessSchema,
  purpose: purposeSchema.optional(),
});

/** An entry of the navigation bar; one without a target is announced but leads nowhere yet. */
const menuEntrySchema = z.object({
  /** Who sees it. */
  audience: z.enum(['visitor', 'student', 'admin']),
  label: z.string().min(1),
  to: z.string().startsWith('/').optional(),
  /** Another address of the same page. */
  alsoAt: z.string().startsWith('/').optional(),
  /** Its place among the entries of all remotes, from low to high. */
  order: z.number().int(),
});

const remoteShape = z.object({
  /** Its short name, as in /releases/<name> and `pnpm release mf-<name>`. */
  name: z.string().regex(/^[a-z]+$/),
  /** The team that releases it. */
  owner: z.string().min(1),
  /** Paths that are its own, each with everything below it. */
  paths: z.array(pathSchema).min(1),
  /** Its entries in the navigation bar. */
  menu: z.array(menuEntrySchema).default([]),
  /** Beginnings of its addresses on which the navigation bar is hidden. */
  barHiddenAt: z.array(z.string().startsWith('/')).default([]),
});

/** `remote.json`: what a remote declares of itself, as data. */
export const remoteManifestSchema = remoteShape.superRefine(refuseForeignPaths);

/** A version of @wattle/platform, as `<major>.<minor>`. */
const platformVersionSchema = z.string().regex(/^\d+\.\d+$/);

/** What a release needs of the shell. Old releases, which a registry may still fall back to, name the major only. */
const requiresSchema = z.object({
  platform: z.union([platformVersionSchema, z.int().transform((major) => `${major}.0`)]),
});

const versionSchema = z.string().regex(/^[\w.-]+$/);

/** Path of a file in a release. It goes into an attribute of the page as it is. */
const fileSchema = z.string().regex(/^[\w.~-]+(\/[\w.~-]+)*$/);

/** One published version of a remote. Its files never change again. */
export const releaseSchema = remoteShape
  .extend({
    version: versionSchema,
    /** The version of @wattle/platform that it was built with; written by the build. */
    requires: requiresSchema,
    /** Address of the folder that holds its files, with a slash at the end. */
    baseUrl: z.string().regex(/^\/releases\/[a-z]+\/[\w.-]+\/$/),
    /** Name of the federation container; it differs from version to version, so that two can be in one page. */
    container: z.string().regex(/^\w+$/),
    /** File that starts the container. */
    entry: fileSchema,
    /** File that describes the container to federation tools; the shell does without it. */
    manifest: fileSchema,
    /** Files to fetch at once with the page: the entry, and what it needs to tell its routes. */
    preload: z.array(fileSchema),
    /** Hash of each file, as the `integrity` attribute spells it. */
    files: z.record(fileSchema, z.string().regex(/^sha384-[\w+/=]+$/)),
  })
  .refine(({ entry, preload, files }) => [entry, ...preload].every((file) => file in files), {
    path: ['files'],
    message: 'must hold the hashes of the entry and of what is preloaded',
  })
  .superRefine(refuseForeignPaths);

/** A remote in the registry: the version to load, and the one to fall back to. */
export const registeredRemoteSchema = z.object({
  active: releaseSchema,
  lastGood: releaseSchema.optional(),
  /** Versions that were rolled back. Only an explicit release brings one back. */
  withdrawn: z.array(versionSchema).optional(),
});

/** `registry.json`: everything that the shell knows of remotes before it loads one. */
export const registrySchema = z.object({
  remotes: z.record(z.string(), registeredRemoteSchema),
  /** The version of @wattle/platform that the live shell provides; unknown until a shell is built. */
  platform: platformVersionSchema.optional(),
});

/** Who may open a page. */
export type Access = z.infer<typeof accessSchema>;
/** What the shell needs a path for. */
export type Purpose = z.infer<typeof purposeSchema>;
/** An entry of the navigation bar. */
export type MenuEntry = z.infer<typeof menuEntrySchema>;
/** The content of a `remote.json`. */
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
/** A published version, as the registry and its own folder describe it. */
export type Release = z.infer<typeof releaseSchema>;
/** A remote with the versions that a page may load. */
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;
/** All remotes by their short names. */
export type Registry = z.infer<typeof registrySchema>;

/** A remote speaks of its own addresses only: what its entries lead to and where it hides the bar. */
function refuseForeignPaths(
  { paths, menu, barHiddenAt }: z.infer<typeof remoteShape>,
  { addIssue }: z.RefinementCtx,
): void {
  const own = paths.map(({ path }) => path);
  const addresses = [...menu.flatMap(({ to, alsoAt }) => [to, alsoAt]), ...barHiddenAt];
  for (const address of addresses) {
    if (address && !isBelowAny(own, address)) {
      addIssue({ code: 'custom', message: `${address} is not below a path of this remote` });
    }
  }
}
