import { MIN_PASSWORD_CHARACTERS, ROLES, USERNAME_CHARACTERS } from './constants';
import { get, post } from './endpoint';
import { emailSchema, examSchema, gradeSchema, idSchema, optionalName, requiredName, requiredText } from './primitives';
import { z } from './zod';

/** What people put between the digits. */
const SEPARATORS = /[\s().\u2010-\u2015-]/g;

/** Ten digits with the area code: 02, 03, 07 and 08 are regions, 04 and 05 mobile phones and numbers without a region. */
const AUSTRALIAN = /^0[2-578]\d{8}$/;
/** The same from abroad; some write the zero of the area code as well. */
const AUSTRALIAN_FROM_ABROAD = /^610?[2-578]\d{8}$/;
/** Country code and number have at most 15 digits together (E.164); no country has fewer than seven. */
const FOREIGN = /^(?!61)[1-9]\d{6,14}$/;

/**
 * Whether a text can be a phone number: an Australian one, or one with its country code after + (00 and 0011, as it is
 * dialled, count as +). A list of each country's numbers is many times as large as this rule, and does not know either
 * whether somebody answers.
 */
export function isPhoneNumber(text: string): boolean {
  const digits = text.trim().replaceAll(SEPARATORS, '');
  if (AUSTRALIAN.test(digits)) return true;
  const [, international = ''] = /^(?:\+|0011|00)(\d+)$/.exec(digits) ?? [];
  return AUSTRALIAN_FROM_ABROAD.test(international) || FOREIGN.test(international);
}

/** How usernames are compared: without regard to case (docs/decisions/017). */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}

const { min, max } = USERNAME_CHARACTERS;

/** A name to sign in with: compared without case, stored as typed (docs/decisions/017). */
export const usernameSchema = z
  .string()
  .trim()
  .regex(/\S/, 'Username is required.')
  .regex(
    new RegExp(`^[A-Za-z0-9._-]{${min},${max}}$`),
    `A username has ${min} to ${max} letters, digits, dots, underscores or hyphens.`,
  );

const MAX_PASSWORD_CHARACTERS = 200;

/** A new password (docs/decisions/017). The upper bound only keeps a hash from being made of a novel. */
export const passwordSchema = z
  .string()
  .min(1, 'Password is required.')
  .min(MIN_PASSWORD_CHARACTERS, `A password has at least ${MIN_PASSWORD_CHARACTERS} characters.`)
  .max(MAX_PASSWORD_CHARACTERS, `A password has at most ${MAX_PASSWORD_CHARACTERS} characters.`);

/** The signed-in user as it is stored in the browser (docs/published.md, fields). */
const sessionUserSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: z.enum(ROLES),
  firstName: z.string().optional(),
});

/** Body of a log-in; both fields are required (docs/published.md, rules). */
export const loginRequestSchema = z.object({
  email_or_username: requiredText('Username or email', 254),
  password: z.string().min(1, 'Password is required.').max(200),
});

/** Response of a log-in (docs/published.md, fields). */
export const loginResponseSchema = z.object({ access: z.string(), refresh: z.string(), user: sessionUserSchema });

export const logIn = post('/auth/login', 'public', 'Log in', {
  body: loginRequestSchema,
  response: loginResponseSchema,
  refusals: [401, 429],
});

const refreshTokenSchema = z.object({ refresh: z.string().min(1).max(2_000) });

export const refreshSession = post('/auth/refresh', 'public', 'Change a refresh token for new tokens', {
  body: refreshTokenSchema,
  response: loginResponseSchema.pick({ access: true, refresh: true }),
  refusals: [401],
});

export const logOut = post('/auth/logout', 'public', 'End a session', { body: refreshTokenSchema, status: 204 });

/** The response is published (docs/published.md, fields). */
export const usernameAvailability = get('/auth/check-username', 'public', 'Whether a username is still free', {
  query: z.object({ username: z.string().trim().max(254) }),
  response: z.object({
    available: z.boolean(),
    /** Of a taken username: a free one like it. */
    suggestion: z.string().optional(),
  }),
  refusals: [429],
});

/** A child on the sign-up form (docs/published.md, fields). */
export const childSchema = z.object({
  firstName: requiredName('First name', 100),
  lastName: requiredName('Last name', 100),
  grade: gradeSchema,
  school: optionalName('School', 200),
  /** Absent or empty: nobody has chosen one. */
  exam: z.union([z.literal('').transform(() => undefined), examSchema], 'Choose one of the exams.').optional(),
  username: usernameSchema,
  password: passwordSchema,
});

function haveDifferentUsernames({ value: children, issues }: z.core.ParsePayload<{ username: string }[]>): void {
  const keys = children.map(({ username }) => usernameKey(username));
  keys.forEach((key, index) => {
    if (keys.indexOf(key) === index) return;
    const message = 'Two children cannot have the same username. Choose another one.';
    issues.push({ code: 'custom', path: [index, 'username'], message, input: children });
  });
}

/** A parent on the sign-up form (docs/published.md, fields). */
export const parentSchema = z.object({
  firstName: requiredName('First name', 100),
  lastName: requiredName('Last name', 100),
  phone: requiredName('Phone', 30).refine(
    (phone) => phone === '' || isPhoneNumber(phone),
    'Enter a phone number with its area code, such as 0412 345 678 or +64 21 123 4567.',
  ),
  email: emailSchema,
});

export const MAX_CHILDREN = 20;
export const TOO_MANY_CHILDREN = `A family has at most ${MAX_CHILDREN} children.`;

/** Body of a sign-up (docs/published.md, fields and rules). */
export const signupRequestSchema = z.object({
  parent: parentSchema,
  children: z
    .array(childSchema)
    .min(1, 'Please add at least one child.')
    .max(MAX_CHILDREN, TOO_MANY_CHILDREN)
    .check(haveDifferentUsernames),
  terms: z.literal(true, 'Please agree to the terms of service.'),
  /** A form that is sent again with the same id, because no response came, creates no second family and no 409. */
  requestId: z.uuid().optional(),
});

export const signUp = post('/auth/signup', 'public', 'Register a parent and children', {
  body: signupRequestSchema,
  status: 201,
  response: z.object({ message: z.string(), students: z.array(z.object({ id: idSchema, username: z.string() })) }),
  refusals: [409, 422, 429],
});

export type LoginRequest = z.infer<typeof loginRequestSchema>;
export type LoginResponse = z.infer<typeof loginResponseSchema>;
export type SessionUser = z.infer<typeof sessionUserSchema>;
export type SignupRequest = z.infer<typeof signupRequestSchema>;
export type SignupResponse = z.infer<typeof signUp.response>;
export type RefreshResponse = z.infer<typeof refreshSession.response>;
