import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aSet, aTurn, COMPARE_URL, RESULTS, resultsAre, setsAre, turnIs } from '../../test/a-comparison';
import routes from '../routes';

const meta = { ...pageAt(routes, COMPARE_URL), tags: ['!autodocs'] };

export default meta;

export const TwoTexts: PageStory = {
  beforeEach: visitOf('marker', () => turnIs(aTurn())),
  play: ({ canvas }) => canvas.findByRole('article', { name: 'Text 9M4' }),
};

export const Sets: PageStory = {
  args: { url: '/admin-dashboard/writing/compare' },
  beforeEach: visitOf('marker', () => {
    const done = { id: 'd'.repeat(24), title: 'A letter to the council', isDone: true, texts: 24, reliability: 0.91 };
    setsAre({
      sets: [aSet(), aSet({ ...done, comparisons: 144, comparisonsNeeded: 144 })],
      prompts: [{ questionId: 'e'.repeat(24), title: 'How bees find their way', texts: 31 }],
    });
  }),
  play: ({ canvas }) => canvas.findByRole('link', { name: 'Compare: The bus that took a day off' }),
};

export const Results: PageStory = {
  args: { url: `${COMPARE_URL}/results` },
  beforeEach: visitOf('marker', () => resultsAre(RESULTS)),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Reliability 0.86' }),
};
