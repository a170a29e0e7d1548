import type { WritingMarks } from '@wattle/contract/writing-marks';
import type { ChildWriting, WritingSummary } from '@wattle/contract/writings';
import { apiReturns } from '@wattle/platform/fake-api';
import { daysAgo } from './dashboard-api';
import { ID } from './review-api';

const QUESTION_ID = 'e'.repeat(24);

/** 17 of 25. */
export const MARKS: WritingMarks = {
  ideas: 4,
  form: 2,
  organisation: 2,
  style: 3,
  sentences: 2,
  punctuation: 2,
  spelling: 2,
};

/** A text that waits to be marked. */
export const aText = (overrides: Partial<WritingSummary> = {}): WritingSummary => ({
  attemptId: ID,
  questionId: QUESTION_ID,
  title: 'Describe a storm.',
  genre: 'Description',
  submittedAt: daysAgo(1),
  state: 'waiting',
  drafts: 1,
  hasOpenDraft: false,
  isLookedOver: false,
  isUnread: false,
  ...overrides,
});

/** A text that a person has marked, and the child has not opened since. */
export const aReturnedText = (overrides: Partial<WritingSummary> = {}): WritingSummary =>
  aText({ state: 'returned', isUnread: true, returnedAt: daysAgo(0), marks: MARKS, ...overrides });

/** {@link aReturnedText} with a second draft, and what a person wrote to the first. */
export const aTextToRead = (overrides: Partial<ChildWriting> = {}): ChildWriting => ({
  ...aReturnedText(),
  question: 'Describe a storm.',
  draftTexts: [{ number: 1, text: 'Waves rose.\nThen all was still.', finishedAt: daysAgo(1) }],
  observations: [],
  acceptedWords: [],
  selfReview: { levels: {}, evidence: {} },
  markings: [
    {
      draft: 1,
      comments: [{ start: 0, end: 11, criterion: 'style', text: 'I can hear this. What did it smell of?' }],
      message: 'Your ending is quiet, and that works.',
      marks: MARKS,
      returnedAt: daysAgo(0),
    },
  ],
  ...overrides,
});

/** The API has these texts of the child who is logged in. */
export function textsAre(...writings: WritingSummary[]): void {
  apiReturns('writings', { writings });
}
