import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttemptSummary } from '@wattle/contract/testing';
import { daysAgo, open, section } from '../../test/open-dashboard';

describe('progress', () => {
  const score = (subject: 'Maths' | 'Reading', category: string, correct: number) => ({
    subject,
    category,
    correct,
    total: 10,
  });
  const attempts = [
    anAttemptSummary({
      submittedAt: daysAgo(1),
      perCategory: [score('Maths', 'Fractions', 9), score('Maths', 'Time', 5)],
    }),
    anAttemptSummary({
      kind: 're-sit',
      resitOf: 'weekly-test',
      submittedAt: daysAgo(2),
      perCategory: [score('Maths', 'Time', 0)],
    }),
    anAttemptSummary({ submittedAt: daysAgo(8), perCategory: [score('Maths', 'Fractions', 6)] }),
    anAttemptSummary({
      submittedAt: daysAgo(60),
      perCategory: [score('Maths', 'Shapes', 10), score('Reading', 'Inference', 3)],
    }),
  ];
  const cells = () =>
    within(screen.getByRole('table'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);

  it('is a table of the tests in a subject, from the first to the last; a re-sit says nothing of it', async () => {
    open(...attempts);
    expect(await screen.findByRole('table', { name: 'Maths: right answers in each test' })).toBeVisible();
    expect(cells()).toEqual(['100%', '60%', '70%']);
  });

  it('is shown for another subject, or for one topic', async () => {
    open(...attempts);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Topic' }), 'Fractions');
    expect(screen.getByRole('table', { name: 'Maths, Fractions: right answers in each test' })).toBeVisible();
    expect(cells()).toEqual(['60%', '90%']);
    await userEvent.click(screen.getByRole('radio', { name: 'Reading' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText(/^Subject test, \d+ Jan|^Weekly test, \d+ Jan/)).toBeVisible();
    expect(screen.getByText(/^The first result\./)).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Thinking Skills' }));
    expect(screen.getByText(/^No Thinking Skills test yet/)).toBeVisible();
  });

  it('tells the four weakest topics, and all of them on demand', async () => {
    const names = ['Angles', 'Chance', 'Data', 'Fractions', 'Money', 'Time'];
    open(
      anAttemptSummary({
        submittedAt: daysAgo(1),
        perCategory: names.map((name, index) => score('Maths', name, index)),
      }),
    );
    const panel = await section('Progress');
    const shown = () => names.filter((name) => panel.queryAllByText(name).some(({ tagName }) => tagName !== 'OPTION'));
    expect(shown()).toEqual(names.slice(0, 4));
    await userEvent.click(panel.getByRole('button', { name: 'Show all 6 topics', expanded: false }));
    expect(shown()).toEqual(names);
    await userEvent.click(panel.getByRole('button', { name: 'Show fewer topics', expanded: true }));
    expect(shown()).toEqual(names.slice(0, 4));
  });
});
