import type { ReturnedMarking } from '@wattle/contract/writing-marks';
import type { WritingObservation } from '@wattle/contract/writing-observations';
import type { Writing, WritingDraft } from '@wattle/contract/writings';
import { apiReturns } from '@wattle/platform/fake-api';
import { writingPath } from '../src/paths';

const ATTEMPT = 'c'.repeat(24);
const QUESTION = 'd'.repeat(24);

export const TEXT_URL = writingPath(ATTEMPT, QUESTION);
export const TEXT_PATH = `writings/${ATTEMPT}/${QUESTION}`;

export const TEXT = `Then I saw it. Behind our fridge there was a door, and it was not there yesterday. Then I pushed the fridge. Then I touched the handle and it was warm like a cup of tea. Then I herd someone breathing on the other side.

I wanted to run but my legs said no and my brother Sam was still upstairs playing his game and Mum was in the garden so nobody would know where I had gone if I opened it and did not come back.

Then I opened it. inside was a kitchen exactly like ours, but everything was tiny, and a girl who looked like me was definately waiting.

“You are late,” she whispered`;

/** All places of some words in the text. */
const placesOf = (words: string) =>
  [...TEXT.matchAll(new RegExp(words, 'g'))].map(({ index }) => ({ start: index, end: index + words.length }));

const OBSERVATIONS: WritingObservation[] = [
  { kind: 'sameOpening', places: placesOf('Then I') },
  {
    kind: 'longSentence',
    places: placesOf('I wanted to run[^.]*').map(({ start }) => ({ start, end: TEXT.indexOf('.', start) + 1 })),
  },
  { kind: 'capital', places: placesOf('inside') },
  { kind: 'spelling', places: placesOf('definately') },
  { kind: 'fullStop', places: placesOf('whispered') },
];

export const SECOND = TEXT.replace('definately', 'definitely').replace('Then I pushed the fridge.', 'I pushed it.');

export function aDraft(overrides: Partial<WritingDraft> = {}): WritingDraft {
  return { number: 1, text: TEXT, finishedAt: '2026-03-09T05:40:00.000Z', ...overrides };
}

export function aMarking(overrides: Partial<ReturnedMarking> = {}): ReturnedMarking {
  const [warm] = placesOf('it was warm like a cup of tea');
  const [late] = placesOf('“You are late,” she whispered');
  return {
    draft: 1,
    message: 'I could feel that handle.\nTry one more thing: let us hear what the girl wants.',
    comments: [
      {
        start: 0,
        end: 0,
        ...late,
        criterion: 'organisation',
        text: 'What does she want? One more line would tell us.',
      },
      { start: 0, end: 0, ...warm, criterion: 'style', text: 'I can feel this in my own hand.' },
    ],
    marks: { ideas: 4, form: 2, organisation: 2, style: 3, sentences: 2, punctuation: 2, spelling: 2 },
    returnedAt: '2026-03-11T02:00:00.000Z',
    ...overrides,
  };
}

/** A text that was submitted yesterday, and nothing since. */
export function aWriting(overrides: Partial<Writing> = {}): Writing {
  const draftTexts = overrides.draftTexts ?? [aDraft()];
  return {
    attemptId: ATTEMPT,
    questionId: QUESTION,
    title: 'The door behind the fridge',
    question: 'The door behind the fridge\n\nWrite a story in which somebody finds a door where none was before.',
    genre: 'Narrative',
    submittedAt: '2026-03-09T05:40:00.000Z',
    state: 'waiting',
    drafts: draftTexts.length,
    hasOpenDraft: false,
    isLookedOver: false,
    isUnread: false,
    draftTexts,
    observations: OBSERVATIONS,
    acceptedWords: [],
    selfReview: { levels: {}, evidence: {} },
    markings: [],
    ...overrides,
  };
}

export const MODELS: Writing['modelAnswers'] = [
  {
    level: 'good',
    text: 'The door was small.\nIt smelled of bread.\n\nI knocked, and somebody knocked back.',
    notes: [{ quote: 'It smelled of bread.', criterion: 'style', note: 'We smell it, too.' }],
  },
  {
    level: 'outstanding',
    text: 'Nobody in our family is tall, which is lucky, because the door came up to my knee.',
    notes: [{ quote: 'which is lucky', criterion: 'ideas', note: 'The joke tells us who is speaking.' }],
  },
];

export function writingIs(writing: Writing): void {
  apiReturns(TEXT_PATH, writing);
}
