import { attemptKindSchema } from './attempts';
import { emailSchema, idSchema, momentSchema, wholeNumber } from './primitives';
import { subjectNameSchema } from './questions';
import { z } from './zod';

/** Most extra time that the page gives; more, as for a rare condition, takes the staff command. */
const MAX_EXTRA_TIME_PERCENT = 100;

/** Query of the search for families: each word must occur in the address, a name or a username. */
export const familySearchSchema = z.object({
  search: z
    .string()
    .trim()
    .regex(/\S[\s\S]+\S/, 'Type at least three letters of an address, a name or a username.')
    .max(100, 'A search has at most 100 characters.'),
});

const parentNameSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
const childNameSchema = z.object({
  id: idSchema,
  username: z.string(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
});

/** A family in the results of a search. */
export const foundFamilySchema = z.object({
  id: idSchema,
  parent: parentNameSchema,
  children: z.array(childNameSchema),
});

/** Response of the search: the first families by the parent's address. */
export const foundFamilyListSchema = z.object({
  families: z.array(foundFamilySchema),
  /** Whether more families match than are listed. */
  hasMore: z.boolean(),
});

/** The last test that a child submitted. */
const lastTestSchema = z.object({
  kind: attemptKindSchema,
  subject: subjectNameSchema.optional(),
  resitOf: attemptKindSchema.optional(),
  /** Null for writing. */
  score: z.number().int().nullable(),
  total: z.number().int(),
  submittedAt: momentSchema,
});

/** A child as staff see it. */
export const familyChildSchema = childNameSchema.extend({
  grade: z.number().int().optional(),
  extraTimePercent: z.number().int(),
  testsTaken: z.number().int(),
  lastTest: lastTestSchema.optional(),
  /** When it last used a session or began a test. */
  lastSeen: momentSchema.optional(),
});

/** A family as staff see it. */
export const familySchema = foundFamilySchema.extend({
  parent: parentNameSchema.extend({
    phone: z.string(),
    /** When the parent confirmed the address; absent until then. */
    emailConfirmedAt: momentSchema.optional(),
  }),
  children: z.array(familyChildSchema),
  createdAt: momentSchema,
  /** Other families with the address of the parent; absent where there are none. */
  sameAddress: z.array(foundFamilySchema).optional(),
  /** What is erased with it: also what belongs to the address, unless another family has that. */
  kept: z.object({
    children: z.number().int(),
    attempts: z.number().int(),
    freeAssessments: z.number().int(),
    mails: z.number().int(),
    /** Of the mails. An API of an earlier release does not count these, nor those with links. */
    weeklyReports: z.number().int().optional(),
    /** Of the mails: those with a link for the parent only, as for a new password. */
    linkMails: z.number().int().optional(),
  }),
});

/** Body that sets the extra time of a child. */
export const extraTimeSchema = z.object({
  percent: wholeNumber(0, MAX_EXTRA_TIME_PERCENT, `Extra time is 0 to ${MAX_EXTRA_TIME_PERCENT} percent.`),
});

/** Body that erases a family: the parent's address, typed as confirmation. */
export const familyErasureSchema = z.object({ email: emailSchema });

/** Everything that is kept of a family, as it may ask for it. */
export const familyExportSchema = z.object({
  families: z.array(z.looseObject({})),
  freeAssessments: z.array(z.looseObject({})),
  mails: z.array(z.looseObject({})),
  stoppedMails: z.array(z.looseObject({})),
});

export type FamilySearch = z.infer<typeof familySearchSchema>;
export type FoundFamily = z.infer<typeof foundFamilySchema>;
export type FoundFamilyList = z.infer<typeof foundFamilyListSchema>;
export type FamilyChild = z.infer<typeof familyChildSchema>;
export type Family = z.infer<typeof familySchema>;
export type ExtraTime = z.infer<typeof extraTimeSchema>;
export type FamilyErasure = z.infer<typeof familyErasureSchema>;
export type FamilyExport = z.infer<typeof familyExportSchema>;
