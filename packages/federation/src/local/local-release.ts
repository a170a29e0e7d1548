import { fileSchema, type Release, requiresSchema } from '../registry';
import { refuseForeignPaths, remoteShape } from '../remote-manifest';
import { z } from '../zod';
import { isLocalOrigin } from './local-origin';

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
