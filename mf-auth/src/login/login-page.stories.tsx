import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const meta = { ...pageAt(routes, '/login'), tags: ['!autodocs'] };

export default meta;

export const Empty: PageStory = {
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Log in to your account' }),
};

export const Refused: PageStory = {
  beforeEach: visitOf(null, () => apiReturns('auth/login', { message: 'Username or password is wrong.' }, 401)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username or email'), 'priya.i');
    await userEvent.type(canvas.getByLabelText('Password'), 'wattle-bird');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await canvas.findByRole('alert');
  },
};
