import { anAttemptReview, anAttemptSummary } from '@wattle/contract/testing';
import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { daysAgo } from '../../test/dashboard-api';
import { aLowReview, ID, PATH, reviewIs, right, unanswered, wrong } from '../../test/review-api';
import routes from '../routes';

const meta = { ...pageAt(routes, `/student-dashboard/attempts/${ID}`), tags: ['!autodocs'] };

export default meta;

export const MostlyRight: PageStory = {
  beforeEach: visitOf('student', () => {
    const questions = [right, wrong, unanswered];
    const review = anAttemptReview(questions, { score: 14, total: 17, submittedAt: daysAgo(0) });
    reviewIs(review, [anAttemptSummary({ submittedAt: daysAgo(7), score: 11 })]);
  }),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Result' }),
};

export const OneOfEight: PageStory = {
  beforeEach: visitOf('student', () => reviewIs(aLowReview({ submittedAt: daysAgo(0) }))),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Result' }),
};

export const NoSuchResult: PageStory = {
  beforeEach: visitOf('student', () => {
    apiReturns(PATH, { message: 'There is no such test of yours.' }, 404);
    apiReturns('attempts', { attempts: [], serverTime: daysAgo(0) });
  }),
  play: ({ canvas }) => canvas.findByText('There is no such result.'),
};
