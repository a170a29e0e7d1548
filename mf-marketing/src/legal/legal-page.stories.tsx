import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const meta = { ...pageAt(routes, '/terms'), tags: ['!autodocs'] };

export default meta;

export const Terms: PageStory = {
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: 'Terms of service' }),
};

export const Privacy: PageStory = {
  args: { url: '/privacy' },
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: 'Privacy' }),
};
