import type { Operations } from '@wattle/contract';
import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { generationIs } from '../../test/generation-api';
import { someOperations, someRemote } from '../../test/operations';
import routes from '../routes';

const meta = { ...pageAt(routes, '/admin-dashboard/operations'), tags: ['!autodocs'] };

export default meta;

const { live } = someRemote('tests');

const operationsAre = (overrides: Partial<Operations>) =>
  visitOf('admin', () => {
    generationIs();
    apiReturns('operations', someOperations(overrides));
  });

export const AllWell: PageStory = {
  beforeEach: operationsAre({}),
  play: ({ canvas }) => canvas.findByText('Everything is well.'),
};

export const OneFails: PageStory = {
  beforeEach: operationsAre({
    remotes: [someRemote('tests'), someRemote('auth', { live: { ...live, views: 1_000, failedViews: 50 } })],
  }),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'One thing needs a look.' }),
};
