import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { topicsAre } from '../../test/add-api';
import { generationIs } from '../../test/generation-api';
import routes from '../routes';

const meta = {
  ...pageAt(routes, '/add-mathQuestions'),
  tags: ['!autodocs'],
  beforeEach: visitOf('admin', () => {
    generationIs();
    topicsAre();
  }),
};

export default meta;

type AddStory = Omit<PageStory, 'beforeEach'>;

export const Maths: AddStory = {
  play: ({ canvas }) => canvas.findByLabelText('Topic (category)'),
};

export const FieldsMissing: AddStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add question' }));
    await canvas.findByText('Explanation is required.');
  },
};

export const Reading: AddStory = {
  args: { url: '/add-readingQuestions' },
  play: ({ canvas }) => canvas.findByLabelText('Topic (category)'),
};

export const ThinkingSkills: AddStory = {
  args: { url: '/add-thinkingskillQuestions' },
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: 'Add a Thinking Skills question' }),
};

export const Writing: AddStory = {
  args: { url: '/add-writingQuestions' },
  play: ({ canvas }) => canvas.findByLabelText('Exam type'),
};
