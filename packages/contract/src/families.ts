import { allowanceRequestsSchema, allowancesSchema } from './allowances';
import { attemptKindSchema } from './attempts';
import { get, post } from './endpoint';
import { emailBodySchema, examSchema, idSchema, messageSchema, momentSchema } from './primitives';
import { subjectNameSchema } from './questions';
import { z } from './zod';

/** What staff do to families. */
export const STAFF_ACTION_KINDS = [
  'extra-time',
  'rest-breaks',
  'read-aloud',
  'large-print',
  'password-reset',
  'password-set',
  'export',
  'erasure',
  'two-people-on',
  'two-people-off',
] as const;

const MAX_SEARCH_CHARACTERS = 100;

/** Query of the search for families: each word must occur in the address, a name, a username or the phone number. */
export const familySearchSchema = z.object({
  search: z
    .string()
    .trim()
    .regex(
      /\S[\s\S]+\S|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u,
      'Type at least three letters of an address, a name or a username.',
    )
    .max(MAX_SEARCH_CHARACTERS, `A search has at most ${MAX_SEARCH_CHARACTERS} characters.`),
});

const parentNameSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
const childNameSchema = z.object({
  id: idSchema,
  username: z.string(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
});

/** A family in the results of a search. */
const foundFamilySchema = z.object({
  id: idSchema,
  parent: parentNameSchema,
  children: z.array(childNameSchema),
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
const familyChildSchema = childNameSchema.extend({
  grade: z.number().int().optional(),
  exam: examSchema.optional(),
  allowances: allowancesSchema,
  /** What its parent has asked for since; absent where that is nothing. */
  requested: allowanceRequestsSchema.optional(),
  testsTaken: z.number().int(),
  lastTest: lastTestSchema.optional(),
  /** When it last used a session or began a test. */
  lastSeen: momentSchema.optional(),
});

/** A family as staff see it. */
const familySchema = foundFamilySchema.extend({
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

/** One action of a member of staff. Of an erased family only who, when, which kind and a random reference are left. */
const staffActionSchema = z.object({
  id: idSchema,
  at: momentSchema,
  /** Username of the member of staff, or the command line. */
  by: z.string(),
  kind: z.enum(STAFF_ACTION_KINDS),
  /** The parent's name; absent once the family is erased. */
  family: z.string().optional(),
  /** Username of the child; absent once the family is erased. */
  child: z.string().optional(),
  /** Of an allowance, before and after: percent of extra time, minutes of breaks, else 1 or 0. */
  amountBefore: z.number().int().optional(),
  amount: z.number().int().optional(),
  /** When the link of a password reset was used. */
  linkUsedAt: momentSchema.optional(),
  /** The same for all actions of one erased family; names nothing else. */
  reference: z.string().optional(),
});

const ofFamily = { params: { id: idSchema }, refusals: [404] } as const;
const ofChild = { params: { id: idSchema, childId: idSchema }, response: messageSchema } as const;

export const foundFamilies = get('/families', 'admin', 'Families whose address, names or usernames match', {
  query: familySearchSchema,
  response: z.object({
    /** The first ones by the parent's address. */
    families: z.array(foundFamilySchema),
    /** Whether more families match than are listed. */
    hasMore: z.boolean(),
  }),
});

/** The latest 50 of staff and the latest 20 of parents, the newest first. */
export const staffActions = get('/families/actions', 'admin', 'What staff did, to one family or to all', {
  query: z.object({ familyId: idSchema.optional() }),
  response: z.object({ actions: z.array(staffActionSchema) }),
});

export const family = get('/families/{id}', 'admin', 'A family with its children', {
  ...ofFamily,
  response: familySchema,
});

export const sendPasswordLink = post(
  '/families/{id}/children/{childId}/reset-password',
  'admin',
  'Email the parent a link to set a new password',
  { ...ofChild, status: 202, refusals: [404, 429] },
);

export const exportFamily = post('/families/{id}/export', 'admin', 'Everything that is kept of a family', {
  ...ofFamily,
  response: z.object({
    families: z.array(z.looseObject({})),
    freeAssessments: z.array(z.looseObject({})),
    mails: z.array(z.looseObject({})),
    stoppedMails: z.array(z.looseObject({})),
  }),
});

export const eraseFamily = post('/families/{id}/erase', 'admin', 'Erase everything that is kept of a family', {
  params: { id: idSchema },
  /** The parent's address, typed as confirmation. */
  body: emailBodySchema,
  response: messageSchema,
  refusals: [422],
});

export type FoundFamily = z.infer<typeof foundFamilySchema>;
export type FoundFamilyList = z.infer<typeof foundFamilies.response>;
export type FamilyChild = z.infer<typeof familyChildSchema>;
export type Family = z.infer<typeof familySchema>;
export type FamilyExport = z.infer<typeof exportFamily.response>;
export type StaffActionKind = (typeof STAFF_ACTION_KINDS)[number];
export type StaffAction = z.infer<typeof staffActionSchema>;
