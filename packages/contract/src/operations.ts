import { PAGE_FAULTS, VITALS } from './client-reports';
import { get, post } from './endpoint';
import { messageSchema, momentSchema } from './primitives';
import { z } from './zod';

const countSchema = z.number().int().nonnegative();

/** What visitors had of one version. */
export const versionFiguresSchema = z.object({
  version: z.string(),
  views: countSchema,
  /** Views of a page in which at least one error was seen. */
  failedViews: countSchema,
  /** What three of four visitors had or better; null where nothing was measured. */
  vitals: z.record(z.enum(VITALS), z.number().nullable()),
});

/** An error that a page has reported. */
const errorSampleSchema = z.object({
  at: momentSchema,
  version: z.string(),
  path: z.string(),
  fault: z.enum(PAGE_FAULTS),
  message: z.string(),
});

/** What visitors had of one of the two versions that are compared. */
const comparedFiguresSchema = versionFiguresSchema.extend({
  visitors: countSchema,
  /** Visitors for whom at least one view failed. */
  failedVisitors: countSchema,
});

/** A version that some visitors get, beside the one that all others have. Figures count since it has its share. */
export const canaryFiguresSchema = z.object({
  /** Percent of the visitors. */
  share: z.number(),
  since: momentSchema,
  old: comparedFiguresSchema,
  new: comparedFiguresSchema,
  /** How many times more likely the failures are if the new version fails for more visitors than if it does not. */
  evidence: z.number().nonnegative(),
});

/** A remote, or the shell, as staff see it. */
const remoteOperationsSchema = z.object({
  name: z.string(),
  /** The version that visitors get, in the last 24 hours. */
  live: versionFiguresSchema,
  /** When it became live, and who did it; absent where no history was kept. */
  since: momentSchema.optional(),
  by: z.string().optional(),
  /** The version that a roll back leads to. */
  rollbackTo: z.string().optional(),
  canary: canaryFiguresSchema.optional(),
  /** The latest errors of all of its versions, the newest first. */
  errors: z.array(errorSampleSchema),
});

/** Visitors of both versions when a canary was taken back. */
export const endedCanarySchema = z.object({
  visitors: countSchema,
  failedVisitors: countSchema,
  oldVisitors: countSchema,
  oldFailedVisitors: countSchema,
});

/** When a canary is taken back by itself. */
export const canaryRuleSchema = z.object({
  /** Evidence at which a canary is taken back: one in so many canaries without a difference is. */
  evidence: z.number(),
  /** Fewest visitors for whom it has failed before it is. */
  failedVisitors: z.number().int(),
});

/** What was done to a release: by staff, by a command, or by the check of canaries. */
const releaseActionSchema = z.object({
  at: momentSchema,
  by: z.string(),
  kind: z.enum(['release-rolled-back', 'canary-ended', 'canary-taken-back']),
  remote: z.string(),
  /** The version that was left, and the one that all visitors got; absent where no history was kept. */
  from: z.string().optional(),
  to: z.string().optional(),
  figures: endedCanarySchema.optional(),
});

/** Violations of the page's security policy in the last 24 hours. */
const cspViolationSchema = z.object({
  remote: z.string(),
  version: z.string(),
  count: countSchema,
  latest: z.string(),
});

/** The package of a remote, or of the shell. */
export function packageName(remote: string): string {
  return remote === 'shell' ? remote : `mf-${remote}`;
}

/** Longest time for which a local version is shown in a deployed shell. */
export const MAX_LOCAL_VERSION_HOURS = 8;

const PORT = 'A port is a number from 1024 to 65535.';

/** Body of a request for a local version: where a developer serves it, and for how long it is shown. */
export const localVersionRequestSchema = z.object({
  port: z.number().int().min(1_024, PORT).max(65_535, PORT),
  hours: z.number().int().min(1).max(MAX_LOCAL_VERSION_HOURS),
});

/** Of a call about one remote. */
export const ofRemote = { params: { remote: z.string().regex(/^[a-z]{1,20}$/, 'This is not the name of a remote.') } };

export const operations = get('/operations', 'admin', 'Releases with their errors and web vitals', {
  response: z.object({
    at: momentSchema,
    remotes: z.array(remoteOperationsSchema),
    violations: z.array(cspViolationSchema),
    /** The latest, the newest first. */
    actions: z.array(releaseActionSchema),
    rule: canaryRuleSchema,
  }),
});

export const rollBackRemote = post(
  '/operations/{remote}/roll-back',
  'admin',
  'Take back the canary of a remote, or else its live version',
  {
    ...ofRemote,
    /** The version that is left, so that a page that is out of date rolls back no other. */
    body: z.object({ version: z.string().max(64) }),
    response: messageSchema,
    refusals: [404, 409],
  },
);

/** From its next page on, this browser shows the local version. */
export const showLocalVersion = post(
  '/operations/{remote}/local-version',
  'admin',
  'Show the version of a remote that this machine serves, in this browser',
  {
    ...ofRemote,
    body: localVersionRequestSchema,
    response: z.object({ remote: z.string(), origin: z.string(), expiresAt: momentSchema }),
    refusals: [404],
  },
);

export type VersionFigures = z.infer<typeof versionFiguresSchema>;
export type ErrorSample = z.infer<typeof errorSampleSchema>;
export type ComparedFigures = z.infer<typeof comparedFiguresSchema>;
export type CanaryFigures = z.infer<typeof canaryFiguresSchema>;
export type EndedCanary = z.infer<typeof endedCanarySchema>;
export type CanaryRule = z.infer<typeof canaryRuleSchema>;
export type RemoteOperations = z.infer<typeof remoteOperationsSchema>;
export type ReleaseAction = z.infer<typeof releaseActionSchema>;
export type CspViolation = z.infer<typeof cspViolationSchema>;
export type Operations = z.infer<typeof operations.response>;
export type LocalVersionRequest = z.infer<typeof localVersionRequestSchema>;
export type LocalVersion = z.infer<typeof showLocalVersion.response>;
