import type { OpenFreeTest } from '@wattle/contract/free-assessment';
import type { FreeScores } from '@wattle/contract/free-tests';
import { visitorEmail } from '@wattle/platform';
import { apiReturns, apiUnreachable, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { DETAILS, email, mathsUnderWay, noScores } from '../../test/free-test-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/test-assesment-books'), tags: ['!autodocs'] };

export default meta;

const visitorWith = (scores: Partial<FreeScores>, open?: OpenFreeTest) =>
  visitOf(null, () => {
    visitorEmail.write(email);
    apiReturns(DETAILS, { user: { ...noScores, ...scores }, open });
  });

const threeTests: PageStory['play'] = ({ canvas }) => canvas.findByRole('heading', { name: 'Your three tests' });

export const UnderWay: PageStory = {
  beforeEach: visitorWith({ reading_score: 8 }, mathsUnderWay(648)),
  play: ({ canvas }) => canvas.findByText(/4 of 10 answered/),
};

export const AllDone: PageStory = {
  beforeEach: visitorWith({ reading_score: 7, maths_score: 0, thinking_skills_score: 10 }),
  play: threeTests,
};

export const NotLoaded: PageStory = {
  beforeEach: visitOf(null, () => {
    visitorEmail.write(email);
    apiUnreachable(DETAILS);
  }),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Try again' }),
};
