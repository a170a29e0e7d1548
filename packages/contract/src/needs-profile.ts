import { get, post } from './endpoint';
import { idSchema } from './primitives';
import { z } from './zod';

/**
 * A child's needs in tests, as a record of 1EdTech’s Access for All, Personal Needs and Preferences 3.0, which other
 * systems read (docs/decisions/070).
 */
const record = { mediaType: 'application/xml' } as const;

const MAX_RECORD_CHARACTERS = 100_000;

const importSchema = z.strictObject({
  /** The record as XML. */
  xml: z
    .string()
    .min(1, 'Choose the file of a record.')
    .max(MAX_RECORD_CHARACTERS, 'This file is too long for the record of one child.'),
});

const importedSchema = z.object({
  /** What holds from now on, in sentences. */
  taken: z.array(z.string()),
  /** What staff are asked to grant. */
  requested: z.array(z.string()),
  /** Features of the record that are left out, each with the reason. */
  skipped: z.array(z.object({ feature: z.string(), reason: z.string() })),
});

const ofOwnChild = { params: { childId: idSchema }, refusals: [404] } as const;
const ofFamilyChild = { params: { id: idSchema, childId: idSchema }, refusals: [404] } as const;
const imported = { body: importSchema, response: importedSchema } as const;

export const ownChildNeeds = get(
  '/family/children/{childId}/needs-profile',
  'parent',
  'What a child is granted and how it likes the screen, for another system',
  { ...ofOwnChild, ...record },
);

/** How the screen is liked is taken at once; what only staff grant becomes a request to them. */
export const importOwnChildNeeds = post(
  '/family/children/{childId}/needs-profile',
  'parent',
  'Take the needs of a child from the record of another system',
  { ...ofOwnChild, ...imported, refusals: [404, 422, 429] },
);

export const childNeeds = get(
  '/families/{id}/children/{childId}/needs-profile',
  'admin',
  'What a child is granted and how it likes the screen, for another system',
  { ...ofFamilyChild, ...record },
);

export const importChildNeeds = post(
  '/families/{id}/children/{childId}/needs-profile',
  'admin',
  'Grant a child what the record of another system says',
  { ...ofFamilyChild, ...imported, refusals: [404, 422] },
);

export type ImportedNeeds = z.infer<typeof importedSchema>;
