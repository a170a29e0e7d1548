import { loginResponseSchema } from './accounts';
import { del, get, post } from './endpoint';
import { mailedLinkSchema } from './mailed-links';
import { emailBodySchema, idSchema, messageSchema, momentSchema } from './primitives';
import { z } from './zod';

/** Body that logs a parent in with the code of a mail; spaces in it do not count. */
export const loginCodeSchema = emailBodySchema.extend({
  code: z
    .string()
    .overwrite((code) => code.replaceAll(/\s/g, ''))
    .regex(/^\d{6}$/, 'Enter the six digits of the email.'),
});

const logIn = { response: loginResponseSchema, refusals: [422, 429] } as const;

/** See docs/decisions/061. */
export const sendLoginCode = post('/auth/parent/send-code', 'public', 'Email a parent a link and a code to log in', {
  body: emailBodySchema,
  status: 202,
  response: messageSchema,
  refusals: [429],
});

export const logInWithCode = post('/auth/parent/code', 'public', 'Log a parent in with an emailed code', {
  ...logIn,
  body: loginCodeSchema,
});

export const logInWithLink = post('/auth/parent/link', 'public', 'Log a parent in with the token of an emailed link', {
  ...logIn,
  body: mailedLinkSchema,
});

/** The one that was used last comes first. */
export const deviceList = get('/auth/devices', 'parent', 'Where the parent is logged in', {
  response: z.object({
    devices: z.array(
      z.object({
        id: idSchema,
        /** Browser and system, such as "Firefox on Windows". */
        name: z.string(),
        lastUsedAt: momentSchema,
        /** When it is logged out unless it is used before. */
        expiresAt: momentSchema,
        /** Whether this call comes from it. */
        isCurrent: z.boolean(),
      }),
    ),
  }),
});

export const endDevice = del('/auth/devices/{id}', 'parent', 'Log the parent out on a device', {
  params: { id: idSchema },
  status: 204,
});

export const endOtherDevices = del('/auth/devices', 'parent', 'Log the parent out on all other devices', {
  status: 204,
});

export type LoginCode = z.infer<typeof loginCodeSchema>;
export type DeviceList = z.infer<typeof deviceList.response>;
