import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const meta = { ...pageAt(routes, '/test/practise/maths?topic=Ratio'), tags: ['!autodocs'] };

export default meta;

export const NoQuestions: PageStory = {
  beforeEach: visitOf('student', () => apiReturns('test/topic/Maths', { message: 'No questions found.' }, 404)),
  play: ({ canvas }) => canvas.findByText('No questions found. Please try again later.'),
};

export const UnknownTopic: PageStory = {
  args: { url: '/test/practise/maths' },
  beforeEach: visitOf('student'),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Unknown topic' }),
};
