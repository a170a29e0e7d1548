import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { ANNA, LINK, staffIs } from '../../test/a-staff';
import { generationIs } from '../../test/generation-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/admin-dashboard/staff'), tags: ['!autodocs'] };

export default meta;

const visit = visitOf('admin', () => {
  generationIs();
  staffIs({ id: '3'.repeat(24), username: 'hannah' });
});

export const Accounts: PageStory = {
  beforeEach: visit,
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Accounts of staff' }),
};

export const LinkToHandOver: PageStory = {
  beforeEach: visit,
  play: async ({ canvas, userEvent }) => {
    apiReturns(`staff/${ANNA.id}/password-link`, LINK);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset password of anna' }));
    await canvas.findByRole('heading', { name: 'Send carla this link' });
  },
};
