import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aMarking, HALF_MARKED, MARKING_URL, markingIs, RETURNED } from '../../test/a-marking';
import routes from '../routes';

const meta = { ...pageAt(routes, MARKING_URL), tags: ['!autodocs'] };

export default meta;

export const Queue: PageStory = {
  args: { url: '/admin-dashboard/writing' },
  beforeEach: visitOf('marker', markingIs),
  play: ({ canvas }) => canvas.findByRole('button', { name: /^What the lighthouse heard/ }),
};

export const WithComments: PageStory = {
  beforeEach: visitOf('marker', () => markingIs(aMarking({ saved: HALF_MARKED }))),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Edit comment 3' }),
};

export const Returned: PageStory = {
  beforeEach: visitOf('marker', () => markingIs(RETURNED)),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Next text' }),
};
