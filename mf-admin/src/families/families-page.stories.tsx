import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { extraTime, found, meera } from '../../test/a-family';
import { generationIs } from '../../test/generation-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/admin-dashboard/families'), tags: ['!autodocs'] };

export default meta;

const familiesAre = (families: object) =>
  visitOf('admin', () => {
    generationIs();
    apiReturns('families/actions', { actions: [extraTime] });
    apiReturns('families', families);
    apiReturns(`families/${meera.id}`, meera);
  });

export const OneChosen: PageStory = {
  beforeEach: familiesAre(found),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a family' }), 'iyer');
    await userEvent.click(await canvas.findByRole('button', { name: /Meera/ }));
    await canvas.findByText('arjun_i');
  },
};

export const NoneFound: PageStory = {
  beforeEach: familiesAre({ families: [], hasMore: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a family' }), 'nobody');
    await canvas.findByText(/No family was found/);
  },
};
