import { ROLES } from './constants';
import { get, post } from './endpoint';
import { isPhoneNumber } from './phone-number';
import { emailSchema, gradeSchema, idSchema, optionalName, requiredName, requiredText } from './primitives';
import { z } from './zod';

/** How usernames are compared: without regard to case (docs/decisions/017). */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}

/** A name to sign in with: compared without case, stored as typed (docs/decisions/017). */
export const usernameSchema = z
  .string()
  .trim()
  .regex(/\S/, 'Username is required.')
  .regex(/^[A-Za-z0-9._-]{3,30}$/, 'A username has 3 to 30 letters, digits, dots, underscores or hyphens.');

/** A new password (docs/decisions/017). The upper bound only keeps a hash from being made of a novel. */
export const passwordSchema = z
  .string()
  .min(1, 'Password is required.')
  .min(8, 'A password has at least 8 characters.')
  .max(200, 'A password has at most 200 characters.');

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
