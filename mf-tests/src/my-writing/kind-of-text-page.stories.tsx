import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const meta = { ...pageAt(routes, '/student-dashboard/writing/advice-sheet'), tags: ['!autodocs'] };

export default meta;

export const AdviceSheet: PageStory = {
  beforeEach: visitOf('student', () => undefined),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Two openings that work' }),
};
