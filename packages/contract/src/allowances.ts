import { put } from './endpoint';
import { idSchema, messageSchema, momentSchema, wholeNumber } from './primitives';
import { z } from './zod';

/** What a child can be granted for its tests, in the order in which it is shown. */
export const PRIVILEGES = ['extraTime', 'restBreaks', 'readAloud', 'largePrint'] as const;

export type Privilege = (typeof PRIVILEGES)[number];

export const PRIVILEGE_NAMES: Record<Privilege, string> = {
  extraTime: 'Extra time',
  restBreaks: 'Rest breaks',
  readAloud: 'Read aloud',
  largePrint: 'Large print',
};

/**
 * Most of each that the page grants: percent of the usual time, minutes of breaks in one test, else 1. More extra time,
 * as for a rare condition, takes the staff command. Breaks longer than the longest test would be a second sitting.
 */
export const MAX_AMOUNT: Record<Privilege, number> = { extraTime: 100, restBreaks: 45, readAloud: 1, largePrint: 1 };

/** One allowance of a child. */
const allowanceSchema = z.object({
  /** Percent of the usual time, minutes of breaks in one test, else 1. */
  amount: z.number().int().min(1),
  /** Who gave it: the username of a member of staff, or the command line. Families are not told. */
  by: z.string().optional(),
  /** Absent where an earlier version of Wattle stored it. */
  since: momentSchema.optional(),
  /** The last day on which a test that begins has it; absent where it has no end. */
  until: z.iso.date().optional(),
});

/** What a child is granted, by privilege. */
export const allowancesSchema = z.partialRecord(z.enum(PRIVILEGES), allowanceSchema);

/**
 * What of it one test has, as the server says at each contact. Staff may change it while the test runs; a test that
 * began in time keeps what ends later.
 */
export const privilegesSchema = z.object({
  /** Percent of the usual time; it is in the deadline already. */
  extraTime: z.number().int().optional(),
  /** Minutes of breaks in this test. */
  restBreaks: z.number().int().optional(),
  readAloud: z.literal(true).optional(),
  largePrint: z.literal(true).optional(),
});

/**
 * Kinds of tests in which a child can rehearse with what its school will grant: the documented ones stay as they are
 * published. Large print needs no clock.
 */
export const REHEARSAL_KINDS = ['full-test'] as const;

/** What the family has chosen to rehearse with, as the amounts of allowances; 0 is nothing. */
export const rehearsalSchema = z.object({
  extraTime: wholeNumber(0, MAX_AMOUNT.extraTime, 'Choose how much more time.'),
  restBreaks: wholeNumber(0, MAX_AMOUNT.restBreaks, 'Choose how many minutes.'),
  readAloud: wholeNumber(0, 1, 'Choose yes or no.'),
});

/** What a parent has asked staff to grant, by privilege. */
export const allowanceRequestsSchema = z.partialRecord(
  z.enum(PRIVILEGES),
  z.object({ amount: z.number().int().min(1), at: momentSchema }),
);

/** Grants one privilege, or with the amount 0 takes it away. */
export const setAllowance = put(
  '/families/{id}/children/{childId}/allowances/{privilege}',
  'admin',
  'Grant a child a privilege in its tests, or take it away',
  {
    params: { id: idSchema, childId: idSchema, privilege: z.enum(PRIVILEGES) },
    body: z.object({
      amount: wholeNumber(0, 100, 'Choose how much.'),
      until: z.iso.date('Choose a day, such as 7 May 2027.').optional(),
    }),
    response: messageSchema,
    refusals: [404, 422],
  },
);

export type Allowance = z.infer<typeof allowanceSchema>;
export type Allowances = z.infer<typeof allowancesSchema>;
export type Rehearsal = z.infer<typeof rehearsalSchema>;
export type AllowanceRequests = z.infer<typeof allowanceRequestsSchema>;
export type Privileges = z.infer<typeof privilegesSchema>;

/**
 * Without who gave it: a family is not told the names by which staff log in. Absent where it is nothing.
 *
 * @param today - In Sydney: what has ended before is left out.
 */
export function forFamily(allowances: Allowances, today = ''): Allowances | undefined {
  const lasting = Object.entries(allowances).filter(([, { until = today }]) => until >= today);
  const told = lasting.map(([privilege, { by: _by, ...allowance }]) => [privilege, allowance]);
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/** @param day - The day on which the test began, in Sydney. */
export function privilegesOn(day: string, allowances: Allowances = {}): Privileges {
  const amountOf = (privilege: Privilege) => {
    const { amount, until = day } = allowances[privilege] ?? {};
    return until >= day ? amount : undefined;
  };
  const [extraTime, restBreaks, readAloud, largePrint] = PRIVILEGES.map(amountOf);
  return {
    ...(extraTime && { extraTime }),
    ...(restBreaks && { restBreaks }),
    ...(readAloud && { readAloud: true as const }),
    ...(largePrint && { largePrint: true as const }),
  };
}

/** What is granted together with what is rehearsed: of each the larger amount. */
export function withRehearsal(granted: Privileges, { extraTime, restBreaks, readAloud }: Rehearsal): Privileges {
  const time = Math.max(granted.extraTime ?? 0, extraTime);
  const breaks = Math.max(granted.restBreaks ?? 0, restBreaks);
  return {
    ...granted,
    ...(time > 0 && { extraTime: time }),
    ...(breaks > 0 && { restBreaks: breaks }),
    ...(readAloud > 0 && { readAloud: true as const }),
  };
}

/** Whether it gives anything that is not granted. */
export function isRehearsed(granted: Privileges, rehearsal: Rehearsal | undefined): rehearsal is Rehearsal {
  if (!rehearsal) return false;
  const { extraTime = 0, restBreaks = 0, readAloud = false } = granted;
  return (
    rehearsal.extraTime > extraTime || rehearsal.restBreaks > restBreaks || (rehearsal.readAloud > 0 && !readAloud)
  );
}
