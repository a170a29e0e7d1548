import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { SERVER_TIME } from '../../test/dashboard-api';
import { EXAM_DAY, practiceExamOf, submitted } from '../../test/practice-exam-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/exam-day'), tags: ['!autodocs'] };

export default meta;

export const NotBegun: PageStory = {
  beforeEach: visitOf('student', () => apiReturns(EXAM_DAY, { series: null, serverTime: SERVER_TIME })),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'What happens' }),
};

export const Begun: PageStory = {
  beforeEach: visitOf('student', () => apiReturns(EXAM_DAY, practiceExamOf())),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'First: Reading' }),
};

export const InTheMiddle: PageStory = {
  beforeEach: visitOf('student', () => apiReturns(EXAM_DAY, practiceExamOf(submitted(31, 38), submitted(28, 35)))),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Start Thinking Skills' }),
};
