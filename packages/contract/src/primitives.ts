import { EXAMS, YEAR_LEVELS } from './constants';
import { ACCENTED_EMAIL, hasAccents } from './text';
import { documentedAs, z } from './zod';

/** An identifier as it leaves the API: 24 hexadecimal digits (docs/published.md, calls). */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, 'This is not an identifier.');

/** What an email field of a browser takes, but with a dot in the domain: without one it is most likely a slip. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
const MAX_EMAIL_LENGTH = 254;

/** An email address, trimmed and in lower case, so that one mailbox is one address. */
export const emailSchema = documentedAs(
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/\S/, 'Email is required.')
    .max(MAX_EMAIL_LENGTH, 'This email address is too long. Check it for a slip.')
    .regex(EMAIL, {
      error: ({ input }) =>
        hasAccents(String(input)) ? ACCENTED_EMAIL : 'Enter a full email address, such as name@example.com.',
    }),
  { type: 'string', format: 'email', pattern: EMAIL.source, maxLength: MAX_EMAIL_LENGTH },
);

/** Body or query that names an email address and nothing else. */
export const emailBodySchema = z.object({ email: emailSchema });

/** A moment, as ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** A week, by the date of its Monday. */
export const weekSchema = z.iso.date('A week is the date of its Monday, such as 2026-11-23.');

/** Response of endpoints whose only outcome is a sentence. */
export const messageSchema = z.object({ message: z.string() });

/** What is wrong with one field: where it stands, and a sentence fit to show. */
export const fieldErrorSchema = z.object({
  path: z.string(),
  message: z.string(),
  /** What was most likely meant. */
  correction: z.string().optional(),
  /** The same call with `confirmed` accepts it. */
  canConfirm: z.boolean().optional(),
});

/** Sent again with it, a call accepts what staff have confirmed, such as a new topic (docs/decisions/058). */
export const confirmationSchema = z.object({
  confirmed: documentedAs(z.union([z.boolean(), z.stringbool()]), { type: 'boolean' }).default(false),
});

/** Who has deleted what a call is about, and when. It can be restored. */
export const deletionSchema = z.object({ by: z.string(), at: momentSchema });

/** Body of every response that is not a success (docs/published.md, calls). `message` is one sentence fit to show. */
export const errorBodySchema = z.object({
  statusCode: z.number().int(),
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  /** Of the two calls that generate questions, whose responses always say so. */
  success: z.literal(false).optional(),
  /** Of a call about a question that was deleted. */
  deletion: deletionSchema.optional(),
});

export type Message = z.infer<typeof messageSchema>;
export type FieldError = z.infer<typeof fieldErrorSchema>;
export type Deletion = z.infer<typeof deletionSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A text that must be there; `name` is how the sentence calls it. */
export function requiredText(name: string, maxLength: number) {
  return required(z.string(`${name} is required.`), name, maxLength);
}

/** As {@link requiredText}, for a text of several lines; see {@link content}. */
export function requiredContent(name: string, maxLength: number) {
  return required(z.string(`${name} is required.`).overwrite(inOrdinaryCharacters), name, maxLength, SHOWABLE);
}

function required(text: z.ZodString, name: string, maxLength: number, pattern = /\S/) {
  return text
    .trim()
    .regex(pattern, `${name} is required.`)
    .max(maxLength, `${name} is too long: at most ${maxLength} characters.`);
}

/** A text of several lines; see {@link inOrdinaryCharacters}. */
export function content(maxLength: number) {
  return z.string().overwrite(inOrdinaryCharacters).trim().max(maxLength);
}

/** Control characters but line feed and tab, halves of surrogate pairs, and what is no character of Unicode. */
const UNSHOWABLE = /[^\P{Cc}\n\t]|\p{Cs}|[\ufffe\uffff]/gu;

/** What is left of a text that has none is empty: the document says so, too. */
const SHOWABLE =
  /(?!\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb])[^\s\p{Cc}\p{Cs}\ufffe\uffff]/u;

/** Line breaks of other systems; word processors write a vertical tab. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const NO_BREAK_SPACES = /[\u00a0\u2007\u202f]/g;
/** Zero width, marks of direction, soft hyphens and fillers. */
const UNSEEN =
  /\u034f|[\u180b-\u180f]|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g;
/** Joiners and variation selectors that belong to no letter of another script and no emoji. */
const STRAY =
  /(?<![^\s\p{P}\p{Nd}\p{Script=Latin}])[\u200c\u200d]|[\u200c\u200d](?![^\s\p{P}\p{Nd}\p{Script=Latin}])|(?<![^\s\p{Script=Latin}])[\ufe00-\ufe0f]/gu;

const ORDINARY = /^[ -~\n\t]*$/;

/** Without what nobody sees: lines end with line feeds, and spaces are ordinary ones. */
export function inOrdinaryCharacters(text: string): string {
  if (ORDINARY.test(text)) return text;
  return text
    .replace(LINE_BREAKS, '\n')
    .replace(NO_BREAK_SPACES, ' ')
    .replace(UNSHOWABLE, '')
    .replace(UNSEEN, '')
    .replace(STRAY, '');
}

/** Control characters, line separators and what is not seen, such as marks of direction: the inside of a pattern's class. */
export const UNPRINTABLE = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;

/** Some scripts join or separate letters by a character of its own, and choose the shape of a letter by one after it. */
const UNSEEN_IN_WORDS = String.raw`(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])|(?<=[\p{Script=Han}\p{Script=Mongolian}])\p{Variation_Selector}`;
const EDGE_JOINERS = /^[\u200c\u200d]+|[\u200c\u200d]+$/g;

const ONE_LINE = new RegExp(`^(?:[^${UNPRINTABLE}]|${UNSEEN_IN_WORDS})*$`, 'u');

/** As {@link requiredText}, for a name that stands in one line wherever it is shown. */
export function requiredName(name: string, maxLength: number) {
  return oneLine(required(z.string(`${name} is required.`).overwrite(withoutEdgeJoiners), name, maxLength), name);
}

/** As {@link requiredName}, for one that may be left out. */
export function optionalName(name: string, maxLength: number) {
  return oneLine(z.string().overwrite(withoutEdgeJoiners).trim().max(maxLength), name).optional();
}

function oneLine(text: z.ZodString, name: string) {
  return text.regex(ONE_LINE, `${name} has characters that cannot be shown. Remove them.`);
}

/** Keyboards leave them behind, where they join nothing. */
function withoutEdgeJoiners(text: string): string {
  return text.trim().replaceAll(EDGE_JOINERS, '');
}

/**
 * A whole number within bounds. Forms and queries have it as text; nothing else is made a number.
 *
 * @param message - The sentence for everything else.
 */
export function wholeNumber(minimum: number, maximum: number, message?: string) {
  const number = z.number(message).int(message).min(minimum, message).max(maximum, message);
  const text = z
    .string()
    .trim()
    .regex(/^-?\d+$/)
    .transform(Number);
  return documentedAs(z.union([number, text.pipe(number)], message), { type: 'integer', minimum, maximum });
}

export const CHOOSE_YEAR = `Choose a year from ${YEAR_LEVELS[0]} to ${YEAR_LEVELS[3]}.`;

/** The year of a child, as sign-up names it (docs/published.md, fields). */
export const gradeSchema = wholeNumber(YEAR_LEVELS[0], YEAR_LEVELS[3], CHOOSE_YEAR);

/** The exam of a child (`EXAM_PROFILES`). */
export const examSchema = z.enum(EXAMS, 'Choose one of the exams.');
