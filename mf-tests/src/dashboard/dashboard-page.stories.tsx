import { anAttemptSummary, anOpenAttemptSummary } from '@wattle/contract/testing';
import { apiUnreachable, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { attemptsAre, daysAgo, SERVER_TIME } from '../../test/dashboard-api';
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
