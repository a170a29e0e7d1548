import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aRow, bankStatisticsAre, doubted, someFigures, statisticsAre } from '../../test/statistics';
import routes from '../routes';

const meta = { ...pageAt(routes, `/questions/Maths/${doubted.id}/statistics`), tags: ['!autodocs'] };

export default meta;

export const KeyInDoubt: PageStory = {
  beforeEach: visitOf('content', () => statisticsAre()),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'What is odd' }),
};

const SINCE = '2026-11-21T02:00:00.000Z';

export const OtherFlags: PageStory = {
  beforeEach: visitOf('content', () =>
    statisticsAre({
      figures: someFigures({ facility: 0.38, discriminationIndex: 0.04 }),
      flags: [
        { kind: 'low-discrimination', since: SINCE, answers: 200 },
        { kind: 'unused-option', option: 'E', since: SINCE, answers: 200 },
      ],
      dismissed: [
        { kind: 'unused-option', option: 'A', by: 'hannah', at: SINCE, reason: 'A is for those who only guess.' },
      ],
    }),
  ),
  play: ({ canvas }) => canvas.findByText(/^“Hardly anybody chooses A” is no fault/),
};

export const FewAnswers: PageStory = {
  beforeEach: visitOf('content', () => statisticsAre({ n: 64, figures: null, options: null, bands: null, flags: [] })),
  play: ({ canvas }) => canvas.findByText(/36 more/),
};

export const Bank: PageStory = {
  args: { url: '/admin-dashboard/statistics' },
  beforeEach: visitOf('content', () =>
    bankStatisticsAre([
      aRow(),
      aRow({
        id: 'b'.repeat(24),
        question: 'A soil mix has 3 parts of sand to every 5 parts of soil. How much sand do 24 kg need?',
        n: 574,
        figures: someFigures({ facility: 0.52, discriminationIndex: 0.44, medianSeconds: 69 }),
        flags: [{ kind: 'unused-option', option: 'C' }],
      }),
      aRow({ id: 'c'.repeat(24), question: 'Slowly the sound [13] nearer.', n: 64, figures: null, flags: [] }),
    ]),
  ),
  play: ({ canvas }) => canvas.findByText('36 more until figures'),
};
