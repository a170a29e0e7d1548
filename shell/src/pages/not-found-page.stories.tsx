import { type PageStory, visitOf } from '@wattle/platform/stories';
import { inShell } from '../../test/in-shell';
import { NotFoundPage } from './not-found-page';

const meta = { ...inShell(NotFoundPage), tags: ['!autodocs'] };

export default meta;

export const OfAVisitor: PageStory = {
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('link', { name: 'Go to the start page' }),
};
