import { z } from 'zod';
import { type Release, releaseSchema, type ShellRelease, shellReleaseSchema } from '../registry';
import { smokeStepSchema } from './smoke-steps';

/** A published version, of a remote or of the shell. */
export type AnyRelease = Release | ShellRelease;

/** The name under which the shell is released. No remote may have it. */
export const SHELL = 'shell';

export function isShell(release: AnyRelease): release is ShellRelease {
  return release.name === SHELL;
}

/** What the gate compares between versions, beyond what the registry says of them. */
export const releaseFactsSchema = z.object({
  /** Ranges of the shared libraries that a remote accepts, or versions that the shell provides. */
  shared: z.record(z.string(), z.string()),
  /** Bytes of JavaScript as they travel: what the first page needs, and all. */
  size: z.object({ start: z.number(), total: z.number() }),
  smoke: z.array(smokeStepSchema),
});

export type ReleaseFacts = z.infer<typeof releaseFactsSchema>;

const NO_FACTS = { shared: {}, size: { start: 0, total: 0 }, smoke: [] };

/** `release.json`, beside the files of a version. Of the first ones it holds no facts. */
export const releaseFileSchema = z.union([
  z.object({ release: z.union([releaseSchema, shellReleaseSchema]), facts: releaseFactsSchema }),
  releaseSchema.transform((release) => ({ release, facts: NO_FACTS })),
]);

/** A version with all that is known of it. */
export type Described = z.infer<typeof releaseFileSchema>;
