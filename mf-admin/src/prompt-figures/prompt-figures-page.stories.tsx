import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aBankQuestion } from '../../test/bank';
import { wholeBank } from '../../test/whole-bank';
import routes from '../routes';

const meta = { ...pageAt(routes, '/admin-dashboard/prompts'), tags: ['!autodocs'] };

export default meta;

export const OnePrompt: PageStory = {
  beforeEach: visitOf('admin', () => wholeBank(aBankQuestion({ type: 'Generated' }))),
  play: ({ canvas }) => canvas.findByText('questions.v2'),
};
