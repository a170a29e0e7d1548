import { refuseForeignPaths, remoteShape } from './remote-manifest';
import { z } from './zod';

export {
  type Access,
  type MenuEntry,
  type Purpose,
  type RemoteManifest,
  remoteManifestSchema,
} from './remote-manifest';

const platformVersionSchema = z.string().regex(/^\d+\.\d+$/);

/** What a release needs of the shell. Old releases, which a registry may still fall back to, name the major only. */
export const requiresSchema = z.object({
  platform: z.union([platformVersionSchema, z.int().transform((major) => `${major}.0`)]),
});

/** A text with the signatures of several people (`MultiSignedText`). */
export const multiSignedTextSchema = z.object({
  statement: z.string().max(200_000),
  signatures: z
    .array(z.object({ key: z.string(), signature: z.string() }))
    .min(1)
    .max(20),
});

const hashSchema = z.string().regex(/^sha384-[\w+/=]+$/);

// It is the name of a folder, so it can't be one that leads elsewhere.
export const versionSchema = z
  .string()
  .regex(/^\w[\w.-]*$/)
  .max(100);

/** At this shell, or on another origin that nobody on the way can change. It goes into an attribute of the page as it is. */
const baseUrlSchema = z
  .string()
  .regex(
    /^((https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d+)?(\/[\w.~-]+)*)?\/releases\/[a-z]+\/\w[\w.-]*\/$/,
  );

/** Path of a file in a release. It goes into an attribute of the page as it is. */
export const fileSchema = z
  .string()
  .max(200)
  .regex(/^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/);

/** One published version of a remote. Its files never change again. */
export const releaseSchema = remoteShape
  .extend({
    version: versionSchema,
    /** The version of @wattle/platform that it was built with; written by the build. */
    requires: requiresSchema,
    /** Address of the folder that holds its files, with a slash at the end. */
    baseUrl: baseUrlSchema,
    /** Name of the federation container; it differs from version to version, so that two can be in one page. */
    container: z.string().max(100).regex(/^\w+$/),
    /** File that starts the container. */
    entry: fileSchema,
    /** File that describes the container to federation tools; the shell does without it. */
    manifest: fileSchema,
    /** Files to fetch at once with the page: the entry, and what it needs to tell its routes. */
    preload: z.array(fileSchema).max(50),
    files: z.record(fileSchema, hashSchema),
    /** By address, the file of each page that was rendered to HTML. */
    pages: z.record(z.string().startsWith('/'), fileSchema).optional(),
    /** What its team has signed of it (`ReleaseStatement`); absent where the registry's own key releases it. */
    signed: multiSignedTextSchema.optional(),
  })
  .refine(
    ({ entry, preload, pages = {}, files }) =>
      [entry, ...preload, ...Object.values(pages)].every((file) => file in files),
    {
      path: ['files'],
      message: 'must hold the hashes of the entry, of what is preloaded and of the pages',
    },
  )
  .refine(({ name, container }) => container.startsWith(`${name}_`), {
    path: ['container'],
    message: 'must begin with the name of the remote',
  })
  .superRefine(refuseForeignPaths);

/** Stands for the address of a release in the HTML of its pages. */
export const RELEASE_MARK = '{{release}}';

const pageHeadSchema = z.object({
  description: z.string(),
  /** Where the page has several addresses, the one that counts. */
  canonical: z.string().startsWith('/').optional(),
  /** The picture beside a shared link, a file of the release. */
  image: z.object({ file: fileSchema, width: z.int(), height: z.int(), alt: z.string() }).optional(),
});

/** A page as its remote's build has rendered it to HTML for visitors. */
export const pageSchema = z.object({
  title: z.string(),
  css: z.string(),
  html: z.string(),
  /** The value of React's `useId` in the place of the page, from which those inside it are derived. */
  place: z.string(),
  head: pageHeadSchema.optional(),
});

/** Percent of the visitors who may get a canary. */
export const CANARY_PERCENT = { min: 1, max: 99 };

export const canarySchema = z.object({
  release: releaseSchema,
  /** Percent of the visitors who get it. */
  share: z.number().int().min(CANARY_PERCENT.min).max(CANARY_PERCENT.max),
  since: z.iso.datetime(),
  /** When its share was last changed; absent as long as it has the first. */
  shareSince: z.iso.datetime().optional(),
});

/** A remote in the registry: the version to load, and the one to fall back to. */
export const registeredRemoteSchema = z.object({
  active: releaseSchema,
  lastGood: releaseSchema.optional(),
  /** Versions that were rolled back. Only an explicit release brings one back. */
  withdrawn: z.array(versionSchema).optional(),
  canary: canarySchema.optional(),
  /** Only in the registry of a page: while there is a canary, the version that the other visitors have. */
  comparedWith: versionSchema.optional(),
});

/** One published version of the shell's page. Its files never change again. */
export const shellReleaseSchema = z.object({
  name: z.literal('shell'),
  version: versionSchema,
  baseUrl: z.string().regex(/^\/releases\/shell\/\w[\w.-]*\/$/),
  /** The version of @wattle/platform that its page provides. */
  provides: z.object({ platform: platformVersionSchema }),
  files: z.record(fileSchema, hashSchema),
});

/** The shell in the registry: the version that is sent, and the one to go back to. */
export const registeredShellSchema = z.object({
  active: shellReleaseSchema,
  lastGood: shellReleaseSchema.optional(),
  withdrawn: z.array(versionSchema).optional(),
});

/** A text with its signature (`SignedText`). */
export const signedTextSchema = z.object({ statement: z.string(), signature: z.string(), key: z.string() });

/** `registry.json`: everything that the shell knows of remotes before it loads one. */
export const registrySchema = z.object({
  /** Number of the change that made this registry. */
  sequence: z.number().int().nonnegative().optional(),
  /** Absent before the first release of the shell. */
  shell: registeredShellSchema.optional(),
  remotes: z.record(z.string(), registeredRemoteSchema),
  /** Which team may release what (`Delegations`), signed by the root keys; absent where there are no teams. */
  delegations: multiSignedTextSchema.optional(),
  /** Absent in what was written before registries were signed. */
  signed: signedTextSchema.optional(),
});

export type PageHead = z.infer<typeof pageHeadSchema>;
/** A published version, as the registry and its own folder describe it. */
export type Release = z.infer<typeof releaseSchema>;
export type Canary = z.infer<typeof canarySchema>;
/** A remote with the versions that a page may load. */
export type RegisteredRemote = z.infer<typeof registeredRemoteSchema>;
/** A published version of the shell's page. */
export type ShellRelease = z.infer<typeof shellReleaseSchema>;
/** The shell with the versions that may be sent. */
export type RegisteredShell = z.infer<typeof registeredShellSchema>;
/** The shell, and all remotes by their short names. */
export type Registry = z.infer<typeof registrySchema>;
