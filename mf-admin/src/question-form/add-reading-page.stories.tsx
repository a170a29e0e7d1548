import { type PageStory, pageAt } from '@wattle/platform/stories';
import { openAddPage } from '../../test/open-add-page';
import routes from '../routes';

const meta = { ...pageAt(routes, '/add-readingQuestions'), tags: ['!autodocs'] };

export default meta;

export const Empty: PageStory = {
  beforeEach: openAddPage,
  play: ({ canvas }) => canvas.findByLabelText('Topic (category)'),
};
