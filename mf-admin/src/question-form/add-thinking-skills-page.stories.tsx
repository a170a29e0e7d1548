import { type PageStory, pageAt } from '@wattle/platform/stories';
import { openAddPage } from '../../test/open-add-page';
import routes from '../routes';

const meta = { ...pageAt(routes, '/add-thinkingskillQuestions'), tags: ['!autodocs'] };

export default meta;

export const Empty: PageStory = {
  beforeEach: openAddPage,
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: 'Add a Thinking Skills question' }),
};
