import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const THANKS = 'Thank you. Your address is confirmed.';

const meta = {
  ...pageAt(routes, `/confirm-email#${'a'.repeat(24)}.1999999999.signature`),
  tags: ['!autodocs'],
};

export default meta;

export const Asked: PageStory = {
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Confirm my address' }),
};

export const Confirmed: PageStory = {
  beforeEach: visitOf(null, () => apiReturns('auth/confirm-email', { message: THANKS })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm my address' }));
    await canvas.findByText(THANKS);
  },
};

export const WithoutALink: PageStory = {
  args: { url: '/confirm-email' },
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Email me a new link' }),
};
