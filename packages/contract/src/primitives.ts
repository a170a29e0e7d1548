import { z } from './zod';

/** An identifier as it leaves the API: 24 hexadecimal digits (decision 2). */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, 'This is not an identifier.');

/** An e-mail address, trimmed and in lower case, so that one mailbox is one address. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This e-mail address is too long.')
  .pipe(z.email('Enter a full e-mail address, such as name@example.com.'));

/** A moment, as ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** Response of endpoints whose only outcome is a sentence. */
export const messageSchema = z.object({ message: z.string() });

export type Message = z.infer<typeof messageSchema>;

/** A text that must be there; `name` is how the sentence calls it. */
export function requiredText(name: string, maxLength: number) {
  return z
    .string(`${name} is required.`)
    .trim()
    .min(1, `${name} is required.`)
    .max(maxLength, `${name} is too long: at most ${maxLength} characters.`);
}

/** A number that form data and queries write as digits. */
export function digits(schema: z.ZodNumber) {
  return z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(schema);
}
