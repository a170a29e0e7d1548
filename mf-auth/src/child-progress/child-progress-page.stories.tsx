import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { PROGRESS } from '../../test/a-child-progress';
import routes from '../routes';

const EXPIRED = 'This link has expired. You can have a new one sent.';

const meta = {
  ...pageAt(routes, `/child-progress#${'a'.repeat(24)}.1999999999.signature`),
  tags: ['!autodocs'],
};

export default meta;

export const OfThreeWeeks: PageStory = {
  beforeEach: visitOf(null, () => apiReturns('child-progress', PROGRESS)),
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: 'Priya’s progress' }),
};

export const LinkExpired: PageStory = {
  beforeEach: visitOf(null, () => apiReturns('child-progress', { statusCode: 422, message: EXPIRED }, 422)),
  play: ({ canvas }) => canvas.findByText(EXPIRED),
};
