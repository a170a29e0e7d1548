import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const meta = { ...pageAt(routes, '/'), tags: ['!autodocs'] };

export default meta;

export const OfAVisitor: PageStory = {
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1 }),
};
