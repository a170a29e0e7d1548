import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const meta = { ...pageAt(routes, '/free-assessment'), tags: ['!autodocs'] };

export default meta;

export const OfAVisitor: PageStory = {
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('link'),
};

export const StartTest: PageStory = {
  args: { url: '/start-test' },
  beforeEach: visitOf('student'),
  play: ({ canvas }) => canvas.findByRole('link'),
};
