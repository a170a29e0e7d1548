import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { missed, RESULTS, resultsOf } from '../../test/free-results';
import routes from '../routes';

const meta = { ...pageAt(routes, '/free-assessment/results#token'), tags: ['!autodocs'] };

export default meta;

export const OfThreeTests: PageStory = {
  beforeEach: visitOf(null, () => apiReturns(RESULTS, resultsOf(missed, {}))),
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: '17 of 30 right' }),
};

export const LinkTooOld: PageStory = {
  beforeEach: visitOf(null, () => apiReturns(RESULTS, { message: 'The link works for 30 days.' }, 404)),
  play: ({ canvas }) => canvas.findByText('The link works for 30 days.'),
};
