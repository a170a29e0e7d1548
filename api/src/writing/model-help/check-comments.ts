import { MAX_COMMENT_TEXT } from '@wattle/contract/writing-marks';
import { CRITERION_IDS } from '@wattle/contract/writing-rubric';
import { folded, sentencesIn } from '@wattle/question-bank';
import { anyOf, instructionIn, markupIn, unsafeIn } from '../../bank';
import { DRAFT_COMMENTS_V1 } from './draft-request';

export interface ModelComment {
  quote: string;
  criterion: string;
  /** What the model sees in the quoted words. */
  noticed: string;
  /** What the child could do next. */
  next_step: string;
}

interface CheckContext {
  /** As the model got it: with names masked. */
  text: string;
  /** Comments of the same answer that passed. */
  earlier: readonly ModelComment[];
}

/** Returns what is wrong; undefined when the comment passes. */
type Check = (comment: ModelComment, context: CheckContext) => string | undefined;

/** What a child would read. */
export const wordsOf = ({ noticed, next_step }: ModelComment) => `${noticed.trim()} ${next_step.trim()}`;

const LONGEST_QUOTE = 240;
/** Of a short text a comment may quote nearly all. */
const MAX_QUOTED_SHARE = 0.8;

/** The place of the quoted words in the text, where they are whole words. */
export function placeOf(quote: string, text: string): number {
  for (let at = text.indexOf(quote); at >= 0 && quote !== ''; at = text.indexOf(quote, at + 1)) {
    const isBegun = /^[\p{L}\p{N}]/u.test(quote) && /[\p{L}\p{N}]$/u.test(text.slice(0, at));
    const goesOn = /[\p{L}\p{N}]$/u.test(quote) && /^[\p{L}\p{M}\p{N}]/u.test(text.slice(at + quote.length));
    if (!isBegun && !goesOn) return at;
  }
  return -1;
}

const quoteStandsInText: Check = ({ quote }, { text }) => {
  if (quote !== quote.trim() || !/\p{L}/u.test(quote) || placeOf(quote, text) < 0) {
    return 'The quoted words do not stand in the text.';
  }
  if (/^(?:Xx*[\s’'s]*)+$/.test(quote)) return 'It quotes a hidden name only.';
  if (quote.length > LONGEST_QUOTE || quote.length > text.length * MAX_QUOTED_SHARE)
    return 'It quotes too much of the text.';
  return undefined;
};

const namesCriterion: Check = ({ criterion }) =>
  CRITERION_IDS.some((id) => id === criterion) ? undefined : 'It names no criterion of the rubric.';

const plainText: Check = (comment) => {
  const found =
    markupIn(wordsOf(comment)) ??
    (/[{}<>[\]\\|]|\p{Extended_Pictographic}/u.test(wordsOf(comment)) && 'a sign of markup');
  return found ? `It holds ${found}.` : undefined;
};

const SPEAKS_OF_ITSELF = anyOf(
  `as (?:you )?(?:asked|requested|instructed|told|ordered), (?:the|your|these|those|my|all) instructions?, instructed, ignor(?:e|es|ed|ing) (?:the|all|my|your|any|every), (?:the|my|system|this) prompt, child_text, json,
  as an (?:ai|assistant), i am an? (?:ai|program|model|assistant|computer|bot), language model, hidden (?:message|command|instruction)s?, (?:secret|pass) ?(?:code|word), override, admin, developer,
  (?:dear|to the|note to) (?:teacher|marker|grader|examiner|parent)s?, (?:teacher|marker|parent)s?:, (?:password|website|app|download|subscribe|youtube|google|tiktok), wikipedia, online, internet, the (?:data )?block`,
);
/** More than pattern lists of the bank know: what a child, or somebody else, may write to whoever reads the text. */
const ADDRESSES_READER =
  /\b(?:ignore|disregard|forget|system|instructions?|prompt|assistant|ai|chatgpt|computer|robot|program|model|marker|grader|examiner|whoever (?:reads|marks)|if you are (?:reading|marking)|dear (?:marker|ai|computer))\b/i;
const SHARED_WORDS = 4;
const LEAKED_WORDS = 5;

function runsOf(text: string, length: number): string[] {
  const words = folded(text).match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.slice(length - 1).map((_word, index) => words.slice(index, index + length).join(' '));
}

const leaked = new Set(runsOf(DRAFT_COMMENTS_V1.system, LEAKED_WORDS));

/** Sentences of a text that say what whoever reads it should do. Children leave out the capitals that begin sentences. */
function instructionsIn(text: string): string[] {
  const sentences = text.replaceAll('\n', ' ').split(/(?<=[.!?]["”’]?)\s+/);
  return sentences.filter((sentence) => instructionIn(sentence) !== undefined || ADDRESSES_READER.test(sentence));
}

/** What stands in a text is never obeyed, and what stands in the prompt is not told. */
const obeysNoText: Check = (comment, { text }) => {
  const words = wordsOf(comment);
  const itself = instructionIn(words) ?? SPEAKS_OF_ITSELF.exec(words)?.[0];
  if (itself) return `It holds ${itself}.`;
  if (runsOf(words, LEAKED_WORDS).some((run) => leaked.has(run))) return 'It tells what stands in the prompt.';
  const instructions = instructionsIn(text);
  if (instructions.some((each) => each.includes(comment.quote) || comment.quote.includes(each))) {
    return 'It is about an instruction in the text.';
  }
  const ordered = new Set(instructions.flatMap((each) => runsOf(each, SHARED_WORDS)));
  return runsOf(words, SHARED_WORDS).some((run) => ordered.has(run))
    ? 'It repeats an instruction in the text.'
    : undefined;
};

const ABOUT_THE_CHILD = anyOf(
  `(?:your|you) (?:\\w+ ){0,2}(?:street|address|suburb|town|city|postcode|phone|mobile|telephone|e-?mail address|birthday|age|surname|last name|full name|first name|real name|name|username|password|school|teacher|class(?:room)?|house number|home address|account|photo|picture of you),
  (?:what|which|where|how|when|who) (?:\\w+ ){0,3}(?:you live|do you live|you go to school|are you from|old are you|you were born|is your (?:name|school|home|house|birthday)|(?:suburb|town|street|city|school) (?:do|are|is) you\\w*),
  where (?:you|your family) (?:live|lives|are from|come from|go to school), how old you (?:are|were), old are you, your real (?:street|town|age|school|home), (?:live|living) (?:in|at|near) (?:your|which|what),
  (?:name|names) of your (?:street|town|suburb|school|city|teacher|pet|family)`,
);
const ADDRESS =
  /\b\d{1,4}[a-z]?,? (?:\p{L}+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|dr|court|ct|place|pl|crescent|parade|close|way|highway|terrace)\b|\S@\S|\b(?:nsw|vic|qld|tas|act|wa|sa|nt) \d{4}\b|\b(?:0\d|\+61)[\d ]{7,}/iu;

/** Nothing asks who the child is or where it lives, and no address is made up for it. */
const nothingPersonal: Check = (comment, { text }) => {
  const words = wordsOf(comment);
  const address = ADDRESS.exec(words)?.[0];
  if (address && !text.includes(address)) return `It holds an address: ${address}.`;
  const asked = sentencesIn(words).find((sentence) => ABOUT_THE_CHILD.test(sentence));
  return asked && `It asks about the child: ${asked}`;
};

/** Short enough to be stored, without a hidden name, and about nothing that is not for children. */
const fitForChild: Check = (comment) => {
  const words = wordsOf(comment);
  if (words.length > MAX_COMMENT_TEXT) return 'It is too long.';
  if (/\bXx+\b/.test(words)) return 'It names somebody whose name is hidden.';
  return unsafeIn(words);
};

/** Of the words of the shorter one. */
const SAME_SHARE = 0.75;

const noRepeats: Check = ({ quote, criterion, next_step }, { earlier }) => {
  const isRepeated = earlier.some(
    (each) =>
      (each.criterion === criterion && (each.quote.includes(quote) || quote.includes(each.quote))) ||
      sharedWords(each.next_step, next_step) >= SAME_SHARE,
  );
  return isRepeated ? 'Another comment says the same.' : undefined;
};

function sharedWords(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(folded(text).match(/[\p{L}']+/gu)));
  if (!words || !others) return 0;
  return [...words].filter((word) => others.has(word)).length / Math.min(words.size, others.size);
}

const CHECKS = {
  quoteStandsInText,
  namesCriterion,
  nothingPersonal,
  plainText,
  obeysNoText,
  fitForChild,
  noRepeats,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;

/** The checks that a comment fails. Words are read as they look: a figure of any script is one. */
export function failedChecks(comment: ModelComment, context: CheckContext): CheckName[] {
  const read = { ...comment, noticed: asItLooks(comment.noticed), next_step: asItLooks(comment.next_step) };
  return (Object.keys(CHECKS) as CheckName[]).filter((name) => CHECKS[name](read, context) !== undefined);
}

function asItLooks(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** Digits of a script follow one another in Unicode. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (code - first < 9 && /\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return code - first;
}

interface CheckedComments {
  passed: ModelComment[];
  dropped: number;
}

/** Twice as many as a model is asked for; it is not read further. */
const MAX_COMMENTS = 12;
/** No part of a sound comment is as long. */
const MAX_CHARACTERS = 600;

export function checkComments(comments: readonly ModelComment[], text: string): CheckedComments {
  const passed: ModelComment[] = [];
  for (const comment of comments.slice(0, MAX_COMMENTS)) {
    if (Object.values(comment).some((part) => part.length > MAX_CHARACTERS)) continue;
    if (failedChecks(comment, { text, earlier: passed }).length === 0) passed.push(comment);
  }
  return { passed, dropped: comments.length - passed.length };
}
