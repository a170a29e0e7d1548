import { anOpenTest } from '@wattle/contract/testing';
import { apiReturns, apiUnreachable, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { keeps, nothingUnderWay, OPEN, underWay } from '../../test/test-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/test/weekly-test/maths'), tags: ['!autodocs'] };

export default meta;

export const Ready: PageStory = {
  beforeEach: visitOf('student', nothingUnderWay),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Ready?' }),
};

export const UnderWay: PageStory = {
  beforeEach: visitOf('student', () => {
    const test = anOpenTest();
    apiReturns(OPEN, test);
    keeps(test);
    underWay(test);
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Question 1 of 10');
    await userEvent.click(canvas.getByRole('radio', { name: /^B/ }));
    await canvas.findByRole('radio', { name: /^B/, checked: true });
  },
};

export const NotLoaded: PageStory = {
  beforeEach: visitOf('student', () => {
    underWay({});
    apiUnreachable(OPEN);
  }),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Try again' }),
};
