import { type PageStory, visitOf } from '@wattle/platform/stories';
import { inShell } from '../../test/in-shell';
import { RemoteDownPage } from './remote-down-page';

const stay = async () => undefined;

const meta = { ...inShell(() => <RemoteDownPage onRetry={stay} />), tags: ['!autodocs'] };

export default meta;

export const NotLoaded: PageStory = {
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'This page could not be loaded' }),
};

export const Crashed: PageStory = {
  args: inShell(() => <RemoteDownPage kind="crash" onRetry={stay} />).args,
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'This page has a fault' }),
};
