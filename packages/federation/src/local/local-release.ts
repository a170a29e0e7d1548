import { fileSchema, type Release, requiresSchema } from '../registry';
import { refuseForeignPaths, remoteShape } from '../remote-manifest';
import { z } from '../zod';

export const localOriginSchema = z.string().refine(isLocalOrigin, 'must be a port of this machine');

/** A remote that a page takes from a developer's machine in place of its release. */
export const localRemoteSchema = z.object({
  remote: remoteShape.shape.name,
  origin: localOriginSchema,
  /** Absent in development: there, everybody has it for good. */
  expiresAt: z.iso.datetime().optional(),
});

/** `release.json` at such an origin: what a release is, without the hashes of files, which change all the time. */
export const localReleaseSchema = remoteShape
  .omit({ prerender: true })
  .extend({
    requires: requiresSchema,
    origin: localOriginSchema,
    container: z.string().regex(/^\w+$/),
    entry: fileSchema,
  })
  .superRefine(refuseForeignPaths);

/** A remote that a page takes from a developer's machine. */
export type LocalRemote = z.infer<typeof localRemoteSchema>;
/** What a developer's machine says of a version. */
export type LocalRelease = z.infer<typeof localReleaseSchema>;

/** A local version, as a page loads it. */
export function releaseOfLocal({ origin, ...described }: LocalRelease): Release {
  return {
    ...described,
    version: 'local',
    baseUrl: `${origin}/`,
    manifest: 'mf-manifest.json',
    preload: [described.entry],
    files: {},
  };
}

/** Where a developer serves her own version of a remote: a port of her machine. */
const LOCAL_ORIGIN = /^http:\/\/(127\.0\.0\.1|localhost):[1-9]\d{0,4}$/;

/** The file at that origin that describes the version. */
export const LOCAL_RELEASE_FILE = 'release.json';

/** Whether an address is the origin of a local version. */
export function isLocalOrigin(origin: string): boolean {
  return LOCAL_ORIGIN.test(origin) && URL.canParse(origin);
}

export function localOrigin(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Policy of trusted types with which a development server shows errors of the build in the page. */
export const OVERLAY_POLICY = 'rspack-dev-server#overlay';

/** The cookie in which a browser keeps that it was given a local version, in a shell that is deployed. */
export const OVERRIDE_COOKIE = 'wattle-local-remote';
