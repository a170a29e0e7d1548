import { apiReturns, type PageStory, visitOf } from '@wattle/platform/stories';
import { inShell } from '../../test/in-shell';
import { LoginAgainDialog } from './login-again-dialog';

const meta = { ...inShell(LoginAgainDialog), tags: ['!autodocs'] };

export default meta;

export const Empty: PageStory = {
  beforeEach: visitOf('student'),
  play: ({ canvas }) => canvas.findByText('priya.i'),
};

export const Refused: PageStory = {
  beforeEach: visitOf('student', () => apiReturns('auth/login', { message: 'Username or password is wrong.' }, 401)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'wattle-bird');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await canvas.findByRole('alert');
  },
};
