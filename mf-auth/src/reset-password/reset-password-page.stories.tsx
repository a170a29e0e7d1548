import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const CHECK = 'auth/reset-password/check';
const EXPIRED = 'This link was used before or has expired. You can have a new one sent.';

const meta = { ...pageAt(routes, `/reset-password#${'a'.repeat(24)}.signature`), tags: ['!autodocs'] };

export default meta;

export const Empty: PageStory = {
  beforeEach: visitOf(null, () => apiReturns(CHECK, { username: 'priya.i', firstName: 'Priya' })),
  play: ({ canvas }) => canvas.findByText(/^Priya logs in with it from now on/),
};

export const LinkExpired: PageStory = {
  beforeEach: visitOf(null, () => apiReturns(CHECK, { statusCode: 422, message: EXPIRED }, 422)),
  play: ({ canvas }) => canvas.findByText(new RegExp(EXPIRED)),
};
