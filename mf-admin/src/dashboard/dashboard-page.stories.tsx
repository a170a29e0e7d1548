import { SUBJECTS } from '@wattle/contract/constants';
import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aBankQuestion } from '../../test/bank';
import { bankStatisticsAre } from '../../test/statistics';
import { wholeBank } from '../../test/whole-bank';
import routes from '../routes';

const meta = { ...pageAt(routes, '/admin-dashboard'), tags: ['!autodocs'] };

export default meta;

const bankWith = (prepare: () => void) =>
  visitOf('admin', () => {
    wholeBank(aBankQuestion());
    bankStatisticsAre([]);
    prepare();
  });

export const Busy: PageStory = {
  beforeEach: bankWith(() => undefined),
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Questions in the bank' }),
};

export const EmptyBank: PageStory = {
  beforeEach: bankWith(() => {
    const counts = SUBJECTS.map((subject) => ({ subject, all: 0, Original: 0, Generated: 0, Finalized: 0, Draft: 0 }));
    apiReturns('questions/counts', { counts });
  }),
  play: ({ canvas }) => canvas.findByText('The bank is empty'),
};

export const NotCounted: PageStory = {
  beforeEach: bankWith(() => apiReturns('questions/counts', {}, 500)),
  play: ({ canvas }) => canvas.findByText(/The questions could not be counted/),
};
