import { type PageStory, visitOf } from '@wattle/platform/stories';
import { inShell } from '../../test/in-shell';
import { Bar } from './bar';

const meta = { ...inShell(Bar), tags: ['!autodocs'] };

export default meta;

const brand: PageStory['play'] = ({ canvas }) => canvas.findByRole('link', { name: 'Wattle, start page' });

export const OfAVisitor: PageStory = { beforeEach: visitOf(null), play: brand };

export const OfAStudent: PageStory = { beforeEach: visitOf('student'), play: brand };

export const OfAnAdmin: PageStory = { beforeEach: visitOf('admin'), play: brand };
