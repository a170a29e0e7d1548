import { z } from 'zod';
import { refuseForeignPaths, remoteShape } from './remote-manifest';

export {
  type Access,
  type MenuEntry,
  type Purpose,
  type RemoteManifest,
  remoteManifestSchema,
} from './remote-manifest';

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
  )
  .superRefine(refuseForeignPaths);

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
export const registrySchema = z.object({
  remotes: z.record(z.string(), registeredRemoteSchema),
  /** The version of @wattle/platform that the live shell provides; unknown until a shell is built. */
  platform: platformVersionSchema.optional(),
});

/** A published version, as the registry and its own folder describe it. */
export type Release = z.infer<typeof releaseSchema>;
/** A remote with the versions that a page may load. */
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;
/** All remotes by their short names. */
export type Registry = z.infer<typeof registrySchema>;
