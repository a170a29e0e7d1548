import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ASSESSMENTS_PER_EMAIL,
  IMAGE_LIMITS,
  IMPORT_LIMITS,
  MAX_SELECTED_QUESTIONS,
  MAX_WRITING_WORDS,
  MIN_PASSWORD_CHARACTERS,
  PASSWORD_LINK_MINUTES,
  QUESTION_PAGE_SIZE,
  RETENTION_DAYS,
  SESSION_DAYS,
  USERNAME_CHARACTERS,
} from '../packages/contract/src/constants';
import { UNSAVED_DAYS } from '../packages/contract/src/device-data';
import { ENDING_SOON_SECONDS } from '../packages/contract/src/service';
import { numberInWords } from '../packages/contract/src/text';
import { ROOT } from './lib/root';
import { sentencesOf } from './lib/sentences';

const SOURCE = /\.tsx?$/;
const CSS = /\b(color|font|margin|border|background)[\w-]*:|color-mix\(|\bserif$/;
const NOT_SHIPPED = /\.(test|stories)\.tsx?$|(^|\/)testing\b/;
/** Texts that are nobody's sentence: those of MongoDB, files, and what questions and comments are searched for. */
const LEFT_OUT = [
  'packages/create-wattle-remote/src/files.ts',
  'packages/embedded-mongo/',
  'packages/question-bank/',
  'api/src/bank/generation/gate/words.ts',
  'api/src/bank/generation/gate/solvers/',
  'api/src/writing/model-help/check-comments.ts',
];
/** Instructions to a model quote names of fields as JSON does. */
const PROMPTS = ['api/src/bank/generation/prompts.ts', 'api/src/writing/model-help/draft-request.ts'];

const isOfPrompt = (place: string) => PROMPTS.some((file) => place.startsWith(file));

/** Published letter by letter (docs/published.md, sentences). */
const PUBLISHED = ['Login Successful! Welcome', 'Signup failed.', 'Logout'];

/** What is written instead, what finds the other spellings, and a text that it finds. */
const RULES: [instead: string, pattern: RegExp, example: string][] = [
  ['email', /\be-mail|\bmail(s|ed|ing)?\b/i, 'We send a mail.'],
  ['log in, a log-in', /\blog(in|out|on)s?\b|\b(to|can|please) log-in\b/i, 'Please login.'],
  ['log in, log out', /\bsign(s|ed|ing)?[ -](in|out)\b/i, 'You are signed in.'],
  ['sign up, a sign-up', /\bsignups?\b/i, 'The signup is free.'],
  ['submit', /\bhand(s|ed|ing)?[ -]in\b/i, 'The test was handed in.'],
  ['re-sit', /\bresits?\b/i, 'Resits are unlimited.'],
  ['username', /\buser name\b/i, 'The user name is taken.'],
  ['Try again', /^Retry$/, 'Retry'],
  ['at the moment', /\bat this moment\b/i, 'It is busy at this moment.'],
  ['practise, the verb', /\bpractic(ed|ing)\b|\b(to|can|who|children) practice\b/i, 'Topics to practice next.'],
  ['practice, the noun', /\b(a|the|of|your|for) practise\b|\bpractise (tests?|questions?)\b/i, 'A practise test.'],
  [
    'Australian spelling',
    /\b(colors?|favorites?|behaviors?|cent(er|ers|ered)|gray|meters?|catalogs?|enroll)\b|\b(cancel|label|travel|model)(ed|ing)\b|\b(organ|recogn|custom|summar|apolog)iz|\banalyz/i,
    'The import was canceled.',
  ],
  [
    'plain words',
    /\b(e\.g\.|i\.e\.|etc\.|and\/or)|\b(via|utili[sz]e[ds]?|please note|oops)\b/i,
    'Send it via the form, etc.',
  ],
  ['no exclamation mark', /\p{L}!/u, 'Well done!'],
  ['’', /\p{L}'\p{L}|\p{L}s' /u, "Your child's progress."],
];

const folders = ['.', 'packages']
  .flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name, 'src')))
  .filter((folder) => existsSync(join(ROOT, folder)));

const sentences = [...folders, 'shell/server']
  .flatMap((folder) => {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => SOURCE.test(name) && !NOT_SHIPPED.test(name)).map((name) => join(folder, name));
  })
  .filter((file) => !LEFT_OUT.some((folder) => file.startsWith(folder)))
  .flatMap((file) =>
    sentencesOf(file, readFileSync(join(ROOT, file), 'utf8')).map(({ line, text }) => ({
      place: `${file}:${line}`,
      text: PUBLISHED.reduce((rest, published) => rest.replace(published, ''), text),
    })),
  )
  .filter(({ text }) => !CSS.test(text));

test('the sentences of the workspace are found, and no CSS among them', () => {
  const texts = sentences.map(({ text }) => text);
  expect(texts).toContain('Your session has ended. Please log in again.');
  expect(texts).toContain('Stop these emails');
  expect(texts.filter((text) => /border-radius|flex-wrap/.test(text))).toEqual([]);
});

test.each(RULES)('%s', (_instead, pattern, example) => {
  expect(example).toMatch(pattern);
  expect(sentences.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place} ${text}`)).toEqual([]);
});

/** What a constant says, as it would be typed in a sentence. Figures of the law and of the exam are no constants. */
const FROM_CONSTANTS: [constant: string, typed: string[]][] = [
  ['ALWAYS_SHOWN_SECONDS', ['last 5 minutes', 'last five minutes']],
  ['ASSESSMENTS_PER_EMAIL', [`assessment ${numberInWords(ASSESSMENTS_PER_EMAIL)} times`]],
  ['ENDING_SOON_SECONDS', [`within ${numberInWords(ENDING_SOON_SECONDS / 60)} minutes`]],
  ['IMAGE_LIMITS', [`${IMAGE_LIMITS.bytes / 2 ** 20} MB`]],
  ['IMPORT_LIMITS', [`${IMPORT_LIMITS.bytes / 2 ** 20} MB`, `${IMPORT_LIMITS.rows.toLocaleString('en-AU')} rows`]],
  ['MAX_SELECTED_QUESTIONS', [`${MAX_SELECTED_QUESTIONS} questions`]],
  ['MAX_WRITING_WORDS', [`${MAX_WRITING_WORDS} words`]],
  ['MIN_PASSWORD_CHARACTERS', [`${MIN_PASSWORD_CHARACTERS} characters`]],
  ['PASSWORD_LINK_MINUTES, CLAIM_MINUTES, PAIR_MINUTES', [`${PASSWORD_LINK_MINUTES} minutes`, 'half an hour']],
  ['QUESTION_PAGE_SIZE', [`${QUESTION_PAGE_SIZE} a page`, `${QUESTION_PAGE_SIZE} questions`]],
  ['RETENTION_DAYS', [`${RETENTION_DAYS} days`, 'ninety days']],
  ['SESSION_DAYS, BIN_DAYS and their like', [`${SESSION_DAYS} days`, 'thirty days']],
  ['UNSAVED_DAYS', [`${UNSAVED_DAYS} days`, 'sixty days']],
  ['USERNAME_CHARACTERS', [`${USERNAME_CHARACTERS.min} to ${USERNAME_CHARACTERS.max}`]],
];

/** What stands in a sentence as it is typed, also at its begin and with a hyphen. */
const patternOf = (typed: string) => new RegExp(`(?<![\\d,.])\\b${typed.replace(' ', '[ -]')}\\b`, 'i');

test.each(FROM_CONSTANTS)('the number of %s is typed in no sentence', (_constant, typed) => {
  const patterns = typed.map(patternOf);
  for (const [index, pattern] of patterns.entries()) expect(`It has ${typed[index]}.`).toMatch(pattern);
  // The text of a prompt's version never changes.
  const found = sentences.filter(({ place, text }) => !isOfPrompt(place) && patterns.some((each) => each.test(text)));
  expect(found.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
});

test('quotation marks are “ and ”', () => {
  const isQuoted = ({ place, text }: { place: string; text: string }) =>
    !isOfPrompt(place) && /(^|[\s(])"\S[^"]*"/.test(text);
  expect(sentences.filter(isQuoted).map(({ place, text }) => `${place} ${text}`)).toEqual([]);
});
