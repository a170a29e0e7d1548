import { anOpenPracticeTest } from '@wattle/contract/testing';
import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { keeps, OPEN_PRACTICE, underWay } from '../../test/test-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/practice-test'), tags: ['!autodocs'] };

export default meta;

export const UnderWay: PageStory = {
  beforeEach: visitOf('student', () => {
    const test = anOpenPracticeTest({ deadline: undefined });
    apiReturns(OPEN_PRACTICE, test);
    keeps(test);
    underWay(test, '/practice-test');
  }),
  play: ({ canvas }) => canvas.findByText(/^Question 1 of/),
};
