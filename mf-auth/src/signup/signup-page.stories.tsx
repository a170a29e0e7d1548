import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import routes from '../routes';

const meta = { ...pageAt(routes, '/signup'), tags: ['!autodocs'] };

export default meta;

export const Empty: PageStory = {
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Create Your Account' }),
};

export const FieldsMissing: PageStory = {
  beforeEach: visitOf(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Up' }));
    await canvas.findByText('Email is required.');
  },
};
