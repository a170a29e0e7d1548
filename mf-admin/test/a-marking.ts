import type { MarkingAgreement, MarkingBody, MarkingQueue, WritingMarking } from '@wattle/contract/writing-markings';
import { CRITERION_IDS } from '@wattle/contract/writing-rubric';
import { apiReturns } from '@wattle/platform/stories';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

export const MARKING_ID = 'a'.repeat(24);
export const MARKING_URL = `/admin-dashboard/writing/${MARKING_ID}`;

const TEXT = [
  'Then I saw it. Behind our fridge there was a door, and it was not there yesterday. Then I pushed the fridge a bit more. Then I touched the handle and it was warm like a cup of tea. Then I herd someone breathing on the other side.',
  'I wanted to run but my legs said no and my brother Sam was still upstairs playing his game and Mum was in the garden so nobody would know where I had gone if I opened it and did not come back.',
  'Then I opened it. Inside was a kitchen exactly like ours, but everything was tiny, and a girl who looked like me was definately waiting.',
  '“You are late,” she whispered',
].join('\n\n');

export const placeOf = (words: string) => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length };
};

export const HALF_MARKED: MarkingBody = {
  comments: [
    {
      ...placeOf('it was warm like a cup of tea'),
      ...{ criterion: 'style', text: 'This makes me feel the handle. Do it once more, with a sound.' },
    },
    {
      ...placeOf('herd'),
      ...{ criterion: 'spelling', text: 'Sounds right, but this one is for cows. Which word means “listened”?' },
    },
    {
      ...placeOf('my legs said no'),
      ...{ criterion: 'ideas', text: 'Your legs talk back: I believe you. What did they do next?' },
    },
  ],
  marks: { ideas: 4, form: 2, organisation: 2, style: 3, sentences: 2 },
};

export const aMarking = (changes: Partial<WritingMarking> = {}): WritingMarking => ({
  ...{ id: MARKING_ID, title: 'The Door Behind the Fridge', genre: 'Story', draft: 1, waitingSince: hoursAgo(50) },
  claim: { by: 'priya.i', isOwn: true, until: hoursAgo(-0.4) },
  question:
    'The Door Behind the Fridge\nOne morning you find a door behind the fridge. Write a story about what happens.',
  text: TEXT,
  saved: { comments: [], marks: {} },
  savedVersion: 0,
  isSecond: false,
  history: [],
  modelHelp: { isAllowed: false, reason: 'The parents have not allowed a model to help.' },
  ...changes,
});

export const RETURNED = aMarking({
  claim: undefined,
  saved: {
    ...HALF_MARKED,
    message: 'I wanted to go through that door with you.',
    marks: { ...HALF_MARKED.marks, punctuation: 1, spelling: 2 },
  },
  returnedAt: '2025-11-12T05:00:00.000Z',
  history: [
    {
      ...{ draft: 1, by: 'tom', returnedAt: '2025-11-12T02:00:00.000Z', message: 'A door to remember.' },
      comments: HALF_MARKED.comments.slice(0, 1),
      marks: { ideas: 3, form: 2, organisation: 2, style: 3, sentences: 2, punctuation: 1, spelling: 2 },
    },
  ],
});

const waiting = (id: string, title: string, genre: string, hours: number) => ({
  ...{ id: id.repeat(24), title, genre, words: 180, draft: 1, waitingSince: hoursAgo(hours) },
});

export const QUEUE: MarkingQueue = {
  markings: [
    {
      ...waiting('a', 'The Door Behind the Fridge', 'Story', 50),
      claim: { by: 'priya.i', isOwn: true, until: hoursAgo(-0.4) },
    },
    {
      ...waiting('b', 'To the council, about the bridge', 'Email', 49),
      claim: { by: 'tom', isOwn: false, until: hoursAgo(-0.2) },
    },
    waiting('c', 'What the lighthouse heard', 'Story', 26),
    { ...waiting('d', 'How bees find their way', 'Report', 25), draft: 2 },
    waiting('e', 'For a new pupil', 'Advice', 5),
    waiting('f', 'The bus that took a day off', 'Story', 3),
  ],
  total: 14,
};

const AGREEMENT: MarkingAgreement = {
  ...{ texts: 41, waiting: 3, share: 0.1 },
  criteria: CRITERION_IDS.map((criterion, index) => ({
    ...{ criterion, kappa: 0.81 - index / 50, lower: 0.72 - index / 50, upper: 0.87 - index / 50 },
  })),
};

/** What the API says to a marker. */
export function markingIs(marking: WritingMarking = aMarking(), queue: MarkingQueue = QUEUE): void {
  apiReturns('writing-markings', queue);
  apiReturns('writing-agreement', AGREEMENT);
  apiReturns('writing-comments', {
    comments: [
      { id: '1'.repeat(24), criterion: 'spelling', text: 'This one is for cows.', uses: 4 },
      { id: '2'.repeat(24), criterion: 'ideas', text: 'What did they do next?', uses: 2 },
    ],
  });
  apiReturns(`writing-markings/${marking.id}`, marking);
  apiReturns('writing-markings/claim-next', marking);
}
