import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const meta = { ...pageAt(routes, '/student-dashboard/writing/advice-sheet'), tags: ['!autodocs'] };

export default meta;

export const AdviceSheet: PageStory = {
  beforeEach: visitOf('student', () => undefined),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Two openings that work' }),
};

export const RealAnswer: PageStory = {
  beforeEach: visitOf('student', () => undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('A real answer, one step better at a time'));
    await userEvent.click(await canvas.findByRole('radio', { name: '3. Organisation' }));
  },
};
