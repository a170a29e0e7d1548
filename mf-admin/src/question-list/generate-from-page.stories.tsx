import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aBankQuestion } from '../../test/bank';
import { wholeBank } from '../../test/whole-bank';
import routes from '../routes';

const meta = { ...pageAt(routes, '/questions/Maths'), tags: ['!autodocs'] };

export default meta;

export const ThreeOriginals: PageStory = {
  beforeEach: visitOf('admin', () => {
    wholeBank(aBankQuestion());
    apiReturns('questions/Maths', { questions: [1, 2, 3].map(() => aBankQuestion()) });
  }),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Questions for Maths' }),
};

export const NoQuestions: PageStory = {
  beforeEach: visitOf('admin', () => wholeBank(aBankQuestion())),
  play: ({ canvas }) => canvas.findByText('No questions available for this subject.'),
};
