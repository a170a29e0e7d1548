import { anOpenTest } from '@wattle/contract/testing';
import { apiReturns, apiUnreachable, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { CHECK, OPEN, visitorIsUnderWay } from '../../test/free-test-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/questions-page/randomMathsQuestions'), tags: ['!autodocs'] };

export default meta;

export const Ready: PageStory = {
  beforeEach: visitOf(null, () => {
    visitorIsUnderWay();
    apiReturns(CHECK, { navigate: true, message: 'The Mathematical Reasoning test is ready.' });
  }),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Ready?' }),
};

export const UnderWay: PageStory = {
  beforeEach: visitOf(null, () => {
    visitorIsUnderWay();
    apiReturns(OPEN, anOpenTest());
  }),
  play: ({ canvas }) => canvas.findByText('Question 1 of 10'),
};

export const NotLoaded: PageStory = {
  beforeEach: visitOf(null, () => {
    visitorIsUnderWay();
    apiUnreachable(CHECK);
  }),
  play: ({ canvas }) => canvas.findByText('An error occurred. Please try again.'),
};
