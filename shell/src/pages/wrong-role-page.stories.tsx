import { type PageStory, visitOf } from '@wattle/platform/stories';
import { inShell, PRIYA } from '../../test/in-shell';
import { WrongRolePage } from './wrong-role-page';

const meta = { ...inShell(() => <WrongRolePage user={PRIYA} access="admin" />), tags: ['!autodocs'] };

export default meta;

export const OfAStudent: PageStory = {
  beforeEach: visitOf('student'),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'This page is for staff' }),
};
