import type { Operations } from '@wattle/contract/operations';
import type { ServiceState } from '@wattle/contract/service';
import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { generationIs } from '../../test/generation-api';
import { someOperations, someRemote, someServiceState } from '../../test/operations';
import routes from '../routes';

const meta = { ...pageAt(routes, '/admin-dashboard/operations'), tags: ['!autodocs'] };

export default meta;

const { live } = someRemote('tests');

const operationsAre = (overrides: Partial<Operations>, state: Partial<ServiceState> = {}) =>
  visitOf('admin', () => {
    generationIs();
    apiReturns('operations', someOperations(overrides));
    apiReturns('service-state', someServiceState(state));
  });

export const AllWell: PageStory = {
  beforeEach: operationsAre({}),
  play: ({ canvas }) => canvas.findByText('Everything is well.'),
};

export const ServersNeedALook: PageStory = {
  beforeEach: operationsAre({}, { databaseMs: undefined, timedAttempts: undefined, redis: 'unreachable' }),
  play: ({ canvas }) => canvas.findByRole('region', { name: '2 things need a look.' }),
};

export const OneFails: PageStory = {
  beforeEach: operationsAre({
    remotes: [someRemote('tests'), someRemote('auth', { live: { ...live, views: 1_000, failedViews: 50 } })],
  }),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'One thing needs a look.' }),
};
