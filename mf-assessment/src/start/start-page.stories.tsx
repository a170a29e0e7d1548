import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aFreeReport } from '../../test/a-free-report';
import routes from '../routes';
import { reportState } from './start-state';

const MESSAGE = 'The report is on its way to meera@example.com.';

const meta = { ...pageAt(routes, '/freeassesment'), tags: ['!autodocs'] };

export default meta;

export const Empty: PageStory = {
  beforeEach: visitOf(null),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Student Information' }),
};

export const NotAnAddress: PageStory = {
  beforeEach: visitOf(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'meera');
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await canvas.findByText('Enter a full email address, such as name@example.com.');
  },
};

export const ReportSent: PageStory = {
  args: { url: { pathname: '/freeassesment', state: reportState(MESSAGE) } },
  beforeEach: visitOf(null, () => apiReturns('freeassesment/report', aFreeReport())),
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: '17 of 30 right' }),
};
