import { PAGE_FAULTS } from './client-reports';
import { get } from './endpoint';
import { canaryFiguresSchema, canaryRuleSchema, endedCanarySchema, ofRemote, versionFiguresSchema } from './operations';
import { momentSchema } from './primitives';
import { z } from './zod';

/**
 * What became of a version. `earlier` has been live, `refused` has failed its tests, and visitors can still be given a
 * `fallback`.
 */
const versionStateSchema = z.enum(['canary', 'live', 'fallback', 'withdrawn', 'refused', 'earlier']);

/** A version with what visitors had of it in the last 24 hours. */
const teamVersionSchema = versionFiguresSchema.extend({
  state: versionStateSchema,
  /** When it became what it is, and who did it; absent where the history does not say. */
  since: momentSchema.optional(),
  by: z.string().optional(),
});

/** Errors of one kind that pages of a version have reported in the last 24 hours. */
const versionErrorsSchema = z.object({
  version: z.string(),
  fault: z.enum(PAGE_FAULTS),
  count: z.number().int().positive(),
  /** The beginning of the hour of the first one. */
  first: momentSchema,
  last: momentSchema,
  /** The latest few, without anything that identifies a person. Each stands there once. */
  messages: z.array(z.object({ path: z.string(), message: z.string() })),
});

/** What was done to a version, by the team, by staff, or by the check of canaries. */
const teamChangeSchema = z.object({
  at: momentSchema,
  by: z.string(),
  action: z.enum(['release', 'rollback', 'canary', 'promote', 'end-canary', 'refuse']),
  version: z.string(),
  /** Of a canary: percent of the visitors. */
  share: z.number().int().optional(),
  /** Of a canary that was taken back for its errors. */
  figures: endedCanarySchema.optional(),
});

/** What the keys of a team may do, and until when. */
const teamRightsSchema = z.object({
  /** The beginnings of its public keys, of which so many must sign a release. */
  keys: z.array(z.string()),
  threshold: z.number().int(),
  paths: z.array(z.string()),
  expiresAt: momentSchema,
  /** The host that is told of roll backs, and what came of the latest. */
  webhook: z
    .object({
      host: z.string(),
      latest: z.object({ at: momentSchema, state: z.enum(['waiting', 'told', 'failed']) }).optional(),
    })
    .optional(),
  /** When the token of this call ends. */
  tokenExpiresAt: momentSchema,
});

export const teamReleases = get('/team-releases/{remote}', 'team', 'What a team sees of its remote', {
  ...ofRemote,
  response: z.object({
    at: momentSchema,
    /** The canary and the live version first; empty before the first release. */
    versions: z.array(teamVersionSchema),
    canary: canaryFiguresSchema.optional(),
    rule: canaryRuleSchema,
    errors: z.array(versionErrorsSchema),
    /** The latest, the newest first. */
    changes: z.array(teamChangeSchema),
    rights: teamRightsSchema,
  }),
  refusals: [429],
});

export type VersionState = z.infer<typeof versionStateSchema>;
export type TeamVersion = z.infer<typeof teamVersionSchema>;
export type VersionErrors = z.infer<typeof versionErrorsSchema>;
export type TeamChange = z.infer<typeof teamChangeSchema>;
export type TeamRights = z.infer<typeof teamRightsSchema>;
export type TeamReleases = z.infer<typeof teamReleases.response>;
