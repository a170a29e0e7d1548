import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const ANSWER = 'If somebody signed up with this address, a mail with a link for each child is on its way.';

const meta = { ...pageAt(routes, '/forgot-password'), tags: ['!autodocs'] };

export default meta;

export const Empty: PageStory = {
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Forgot the password?' }),
};

export const Sent: PageStory = {
  beforeEach: visitOf(null, () => apiReturns('auth/forgot-password', { message: ANSWER }, 202)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Parent’s email'), 'meera@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Email me the links' }));
    await canvas.findByText(new RegExp(ANSWER));
  },
};
