import { anAttemptSummary, anOpenAttemptSummary } from '@wattle/contract/testing';
import { apiReturns, apiUnreachable, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aPractice, attemptsAre, daysAgo, duePractice, SERVER_TIME } from '../../test/dashboard-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/student-dashboard'), tags: ['!autodocs'] };

export default meta;

export const FirstVisit: PageStory = {
  beforeEach: visitOf('student', attemptsAre),
  play: ({ canvas }) => canvas.findByText(/^No results yet/),
};

export const InTheMiddleOfAWeek: PageStory = {
  beforeEach: visitOf('student', () =>
    attemptsAre(
      anOpenAttemptSummary({ serverTime: SERVER_TIME }),
      anOpenAttemptSummary({ serverTime: SERVER_TIME, kind: 'mega-test', subject: 'Reading' }),
      ...[1, 3, 8, 12].map((days) => anAttemptSummary({ submittedAt: daysAgo(days), score: 16 - days })),
    ),
  ),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Progress' }),
};

export const NotLoaded: PageStory = {
  beforeEach: visitOf('student', () => {
    attemptsAre();
    apiUnreachable('attempts');
  }),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Try again' }),
};

export const PracticeDue: PageStory = {
  beforeEach: visitOf('student', () => {
    attemptsAre(...[1, 3].map((days) => anAttemptSummary({ submittedAt: daysAgo(days), score: 16 - days })));
    apiReturns('practice/today', duePractice());
  }),
  play: ({ canvas }) => canvas.findByRole('link', { name: 'Start today’s 3' }),
};

export const PracticeDone: PageStory = {
  beforeEach: visitOf('student', () => {
    attemptsAre(anAttemptSummary({ kind: 'practice', subject: undefined, submittedAt: daysAgo(0) }));
    apiReturns('practice/today', aPractice({ state: 'done', nextDay: '2026-03-13' }));
  }),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'That’s all for today' }),
};
