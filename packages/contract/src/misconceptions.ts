import type { SubjectName } from './questions';

/** A kind of mistake that leads to wrong options of many questions. */
export interface Misconception {
  /** Never changes: tags of staff keep it. */
  id: string;
  subject: SubjectName;
  /** What happened, as the beginning of a sentence to a child, such as “A part was left out”. */
  name: string;
  /** What to do about it, to a child. */
  advice: string;
}

type Kinds = Record<string, readonly [name: string, advice: string]>;

/** In the order of the rules that find them: the first that fits counts. */
const BY_SUBJECT: Partial<Record<SubjectName, Kinds>> = {
  Maths: {
    'maths-statement': ['One of the statements was not checked', 'Write true or false beside each statement first.'],
    'maths-unit': ['A unit was changed by the wrong number', 'Say first how many small units make a large one.'],
    'maths-full-turn': ['A full turn and a straight line were mixed up', 'A full turn is 360°, a straight line 180°.'],
    'maths-average': ['Mean, median and range were mixed up', 'Say in your own words what each of them tells.'],
    'maths-perimeter': ['The way around was taken for the area', 'Trace what is asked for: the edge, or all inside.'],
    'maths-scale': ['A mark was read for more or less than it stands for', 'Work out what one step of the scale is.'],
    'maths-ends': ['One too many or one too few was counted', 'Draw a short row, and count posts and gaps.'],
    'maths-equal-parts': ['Parts were taken to be equal that are not', 'Ask whether the parts are equally large.'],
    'maths-whole': ['A part was compared with the wrong whole', 'Ask first: a part of what?'],
    'maths-rounding': ['A number was rounded at the wrong moment', 'Work exactly to the end, then ask what fits.'],
    'maths-operation': ['Another operation was needed', 'Say the story in your own words, then choose + − × or ÷.'],
    'maths-swapped': ['Two things were swapped', 'Write beside each number what it belongs to.'],
    'maths-twice': ['Something was counted twice', 'Tick off what you have counted.'],
    'maths-early-stop': ['The working stopped one step early', 'Read the question once more before you choose.'],
    'maths-part': ['A part was left out', 'Underline each number in the question, and tick it when it is used.'],
    'maths-other-number': ['A number on the way was taken for the answer', 'Say what is asked for before you work.'],
  },
  'Thinking Skills': {
    'thinking-reason': ['A reason was taken for the conclusion', 'Ask of each sentence: is it here to prove another?'],
    'thinking-opposite': [
      'An option with the opposite effect was chosen',
      'Underline stronger or weaker in the question.',
    ],
    'thinking-turned-rule': [
      'A rule was turned round',
      '“All cats have tails” doesn’t say that all with tails are cats.',
    ],
    'thinking-too-much': ['More was chosen than the argument needs', 'Ask: would it fall apart without this?'],
    'thinking-mirror': [
      'A mirror image was taken for a turn, or the other way',
      'Turn the page, and watch one corner.',
    ],
    'thinking-beside': [
      'Something was chosen that makes no difference',
      'Ask: would it change the answer if it were false?',
    ],
    'thinking-unsaid': ['Something was chosen that nobody says', 'Put your finger on the words that say it.'],
    'thinking-part': ['Only some of the facts were used', 'Tick each fact when you have used it.'],
  },
  Reading: {
    'reading-overlooked': ['A sentence close by was overlooked', 'Read one sentence before and one after.'],
    'reading-turned': ['Who or what comes first was turned round', 'Say who does what to whom.'],
    'reading-unsaid': ['Something was chosen that the text doesn’t say', 'Put your finger on the words that say it.'],
    'reading-own-idea': ['An idea from elsewhere took the place of the text', 'Ask which words of the text say so.'],
    'reading-phrase': ['A phrase was matched, not what it says there', 'Read the whole sentence around the words.'],
    'reading-meaning': [
      'Words were taken in another sense than here',
      'Try your meaning in the sentence: does it fit?',
    ],
  },
};

/** All of them, in the order in which their rules are tried. */
export const MISCONCEPTIONS: readonly Misconception[] = Object.entries(BY_SUBJECT).flatMap(([subject, kinds]) =>
  Object.entries(kinds).map(([id, [name, advice]]) => ({ id, subject: subject as SubjectName, name, advice })),
);
