import { z } from 'zod';

/** Who may open the pages below a path. The shell checks it before it fetches any code of the remote. */
export const accessSchema = z.enum(['public', 'signed-in', 'student', 'admin']);

/** `remote.json`: what a remote declares of itself, as data. */
export const remoteManifestSchema = z.object({
  /** Its short name, as in /releases/<name> and `pnpm release mf-<name>`. */
  name: z.string().regex(/^[a-z]+$/),
  /** The team that releases it. */
  owner: z.string().min(1),
  /** What it needs of the shell: the major version of @wattle/platform that it was written for. */
  requires: z.object({ platform: z.number().int().positive() }),
  /** Paths that are its own, each with everything below it. */
  paths: z.array(z.object({ path: z.string().startsWith('/'), access: accessSchema })).min(1),
  /** Addresses of public pages that the build renders to HTML, as a visitor sees them. */
  prerender: z.array(z.string().startsWith('/')).optional(),
});

const versionSchema = z.string().regex(/^[\w.-]+$/);

/** Path of a file in a release. It goes into an attribute of the page as it is. */
const fileSchema = z.string().regex(/^[\w.~-]+(\/[\w.~-]+)*$/);

/** One published version of a remote. Its files never change again. */
export const releaseSchema = remoteManifestSchema
  .extend({
    version: versionSchema,
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
    /** By address, the file of each page that was rendered to HTML. */
    pages: z.record(z.string().startsWith('/'), fileSchema).optional(),
  })
  .refine(
    ({ entry, preload, pages = {}, files }) =>
      [entry, ...preload, ...Object.values(pages)].every((file) => file in files),
    {
      path: ['files'],
      message: 'must hold the hashes of the entry, of what is preloaded and of the pages',
    },
  );

/** A page as its remote's build has rendered it to HTML for visitors. */
export const pageSchema = z.object({
  title: z.string(),
  css: z.string(),
  html: z.string(),
  /** The value of React's `useId` in the place of the page, from which those inside it are derived. */
  place: z.string(),
});

/** A remote in the registry: the version to load, and the one to fall back to. */
export const registeredRemoteSchema = z.object({
  active: releaseSchema,
  lastGood: releaseSchema.optional(),
  /** Versions that were rolled back. Only an explicit release brings one back. */
  withdrawn: z.array(versionSchema).optional(),
});

/** `registry.json`: everything that the shell knows of remotes before it loads one. */
export const registrySchema = z.object({ remotes: z.record(z.string(), registeredRemoteSchema) });

/** Who may open a page. */
export type Access = z.infer<typeof accessSchema>;
/** The content of a `remote.json`. */
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
/** A published version, as the registry and its own folder describe it. */
export type Release = z.infer<typeof releaseSchema>;
/** A remote with the versions that a page may load. */
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;
/** All remotes by their short names. */
export type Registry = z.infer<typeof registrySchema>;
