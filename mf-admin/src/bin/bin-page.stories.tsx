import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aBinnedQuestion, binHas } from '../../test/a-binned-question';
import { aBankQuestion } from '../../test/bank';
import routes from '../routes';

const meta = { ...pageAt(routes, '/admin-dashboard/bin'), tags: ['!autodocs'] };

export default meta;

export const ThreeQuestions: PageStory = {
  beforeEach: visitOf('admin', () =>
    binHas([
      aBinnedQuestion(),
      aBinnedQuestion({ question: aBankQuestion({ subject: 'Thinking Skills' }), daysLeft: 1 }),
      aBinnedQuestion({ rejectionReason: 'Two options are right.' }),
    ]),
  ),
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Deleted questions, the latest first' }),
};

export const Empty: PageStory = {
  beforeEach: visitOf('admin', () => binHas([])),
  play: ({ canvas }) => canvas.findByText('The bin is empty.'),
};
