import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const REFUSAL = 'This is not the address that you signed up with. Nothing was erased.';

const meta = {
  ...pageAt(routes, `/erase-family#${'a'.repeat(24)}.1999999999.signature`),
  tags: ['!autodocs'],
};

export default meta;

export const Asked: PageStory = {
  beforeEach: visitOf(null, () => apiReturns('erasures/check', { names: ['Priya'], isWholeFamily: false })),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Erase for good' }),
};

export const AnotherAddress: PageStory = {
  beforeEach: visitOf(null, () => {
    const errors = [{ path: 'email', message: REFUSAL }];
    apiReturns('erasures/check', { names: ['Priya', 'Arjun'], isWholeFamily: true });
    apiReturns('erasures', { statusCode: 422, message: REFUSAL, errors }, 422);
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Parent’s email'), 'grandma@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Erase for good' }));
    await canvas.findByText(REFUSAL);
  },
};

export const LinkNotComplete: PageStory = {
  args: { url: '/erase-family' },
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByText('This link is not complete.', { exact: false }),
};
