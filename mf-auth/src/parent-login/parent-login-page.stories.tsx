import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const meta = { ...pageAt(routes, '/parent-login'), tags: ['!autodocs'] };

export default meta;

export const CodeSent: PageStory = {
  beforeEach: visitOf(null, () =>
    apiReturns('auth/parent/send-code', {
      message: 'If somebody signed up with this address, an email to log in is on its way.',
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Parent’s email'), 'meera@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }));
    await canvas.findByLabelText('Code');
  },
};
