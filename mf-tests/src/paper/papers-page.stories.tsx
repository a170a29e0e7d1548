import { anAnswer, anAttemptReview, aQuestionPayload } from '@wattle/contract/testing';
import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { prepareFor } from '../../test/dashboard-api';
import { aPaper, CODE, hasPaper } from '../../test/paper-api';
import { right, wrong } from '../../test/review-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/paper'), tags: ['!autodocs'] };

export default meta;

const numbers = aQuestionPayload({
  question: 'Which number is exactly halfway between 3.6 and 5.2?',
  mcq_options: 'A 4.2, B 4.3, C 4.4, D 4.5, E 4.8',
});

export const OneWaits: PageStory = {
  beforeEach: visitOf('student', () => {
    const paper = aPaper({ startedAt: '2026-11-25T07:00:00.000Z' });
    prepareFor();
    apiReturns('attempts', { attempts: [paper], serverTime: paper.serverTime });
  }),
  play: ({ canvas }) => canvas.findByText('Waiting for answers'),
};

export const Printed: PageStory = {
  args: { url: `/paper/${CODE}` },
  beforeEach: visitOf('student', () =>
    hasPaper(aPaper({ startedAt: '2026-11-25T07:00:00.000Z', questions: Array.from({ length: 5 }, () => numbers) })),
  ),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Page 2' }),
};

export const Answers: PageStory = {
  args: { url: `/paper/${CODE}/answers` },
  beforeEach: visitOf('student', () => {
    const paper = aPaper();
    const answers = paper.questions.slice(0, 2).map(({ id }) => anAnswer(id));
    hasPaper({ ...paper, answers });
  }),
  play: ({ canvas }) => canvas.findByRole('group', { name: 'Question 3' }),
};

export const Key: PageStory = {
  args: { url: `/paper/${CODE}/key` },
  beforeEach: visitOf('student', () => {
    const { attemptId } = hasPaper(aPaper({ startedAt: '2026-11-25T07:00:00.000Z' }));
    apiReturns(`attempts/${attemptId}`, anAttemptReview([right, wrong]));
  }),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Page 1' }),
};
