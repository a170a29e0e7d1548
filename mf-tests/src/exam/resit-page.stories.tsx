import { anOpenTest } from '@wattle/contract/testing';
import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { keeps, underWay } from '../../test/test-api';
import routes from '../routes';

const ORIGINAL = 'd'.repeat(24);
const URL = `/test/re-sit/${ORIGINAL}`;

const meta = { ...pageAt(routes, URL), tags: ['!autodocs'] };

export default meta;

export const UnderWay: PageStory = {
  beforeEach: visitOf('student', () => {
    const test = { ...anOpenTest(), deadline: undefined };
    apiReturns(`attempts/${ORIGINAL}/re-sit`, test);
    keeps(test);
    underWay(test, URL);
  }),
  play: ({ canvas }) => canvas.findByText(/^Question 1 of/),
};

export const NothingWentWrong: PageStory = {
  beforeEach: visitOf('student', () => {
    apiReturns(`attempts/${ORIGINAL}/re-sit`, { message: 'Nothing went wrong in this test.' }, 409);
  }),
  play: ({ canvas }) => canvas.findByText('Nothing went wrong in this test.'),
};
