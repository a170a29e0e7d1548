import { screen } from '@testing-library/react';
import { anAttemptSummary } from '@wattle/contract/testing';
import type { WeeklyPlan } from '@wattle/contract/weekly-plan';
import { apiReturns, apiUnreachable } from '@wattle/platform/testing';
import { aPlan, daysAgo, open } from '../../test/open-dashboard';

type Finished = ReturnType<typeof anAttemptSummary>;

const DONE: WeeklyPlan['items'] = [
  { id: 'weekly-test', doneBy: 'test' },
  { id: 'practice', subject: 'Reading', doneBy: 'tick' },
];

const ratio = (overrides: Partial<Finished> = {}) =>
  anAttemptSummary({
    submittedAt: daysAgo(10),
    perCategory: [
      { subject: 'Maths', category: 'Ratio', correct: 1, total: 4 },
      { subject: 'Maths', category: 'Time', correct: 2, total: 4 },
      { subject: 'Maths', category: 'Chance', correct: 0, total: 2 },
    ],
    ...overrides,
  });
const practised = () =>
  anAttemptSummary({ kind: 'practice', topic: 'Ratio', submittedAt: daysAgo(1), perCategory: [] });

describe('the next step', () => {
  it.each<[string, WeeklyPlan['items'], Finished[], string, string, string, RegExp]>([
    [
      'the weekly test, of a child who is new',
      [{ id: 'weekly-test' }, { id: 'practice' }],
      [],
      'Weekly test, Maths',
      'Start weekly Maths',
      '/test/weekly-test/maths',
      /shows what is good to practise/,
    ],
    [
      'the subject of the weakest topic',
      [DONE[0], { id: 'practice', subject: 'Reading', topic: 'Inference' }] as WeeklyPlan['items'],
      [ratio()],
      'Reading test',
      'Start Reading',
      '/test/subject-test/reading',
      /^Inference went least well/,
    ],
    [
      'a subject that was never tried, where any will do',
      [DONE[0], { id: 'practice' }] as WeeklyPlan['items'],
      [anAttemptSummary({ subject: 'Reading' })],
      'Maths test',
      'Start Maths',
      '/test/subject-test/maths',
      /Any other subject counts, too/,
    ],
    [
      'the weakest topic, when the plan is done; two questions may be chance',
      DONE,
      [ratio()],
      'Five questions: Ratio',
      'Practise Ratio',
      '/test/practise/maths?topic=Ratio',
      /^Your plan for this week is done, so this is a bonus\. Ratio: 1 of 4 right/,
    ],
    [
      'the next one after a topic that was practised this week',
      DONE,
      [ratio(), practised()],
      'Five questions: Time',
      'Practise Time',
      '/test/practise/maths?topic=Time',
      /Time: 2 of 4 right/,
    ],
    [
      'a practice test, when all goes well',
      DONE,
      [anAttemptSummary({ perCategory: [] })],
      'Practice test',
      'Start practice test',
      '/practice-test',
      /a bit of each subject/,
    ],
  ])('is %s', async (_what, items, finished, title, button, path, why) => {
    open(...finished);
    apiReturns('test/weekly-plan', aPlan({ items }));
    expect(await screen.findByRole('region', { name: title })).toHaveTextContent('Your next step');
    const [first] = screen.getAllByRole('link', { name: button });
    expect(first).toHaveAttribute('href', path);
    expect(screen.getByText(why)).toBeVisible();
    const green = screen.getAllByRole('link').filter(({ className }) => className === first?.className);
    expect(green).toEqual([first]);
  });

  it('needs no plan', async () => {
    open(ratio());
    apiUnreachable('test/weekly-plan');
    expect(await screen.findByRole('link', { name: 'Practise Ratio' })).toBeVisible();
    expect(screen.getByText('Ratio: 1 of 4 right in the last four weeks.')).toBeVisible();
  });
});
