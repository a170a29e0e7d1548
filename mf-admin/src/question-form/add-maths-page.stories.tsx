import { type PageStory, pageAt } from '@wattle/platform/stories';
import { openAddPage } from '../../test/open-add-page';
import routes from '../routes';

const meta = { ...pageAt(routes, '/add-mathQuestions'), tags: ['!autodocs'] };

export default meta;

export const Empty: PageStory = {
  beforeEach: openAddPage,
  play: ({ canvas }) => canvas.findByLabelText('Topic (category)'),
};

export const FieldsMissing: PageStory = {
  beforeEach: openAddPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add question' }));
    await canvas.findByText('Explanation is required.');
  },
};
