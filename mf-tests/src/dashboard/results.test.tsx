import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttemptSummary, anOpenAttemptSummary } from '@wattle/contract/testing';
import { renderRemote, signInAs } from '@wattle/platform/testing';
import { attemptsAre } from '../../test/dashboard-api';
import { daysAgo, open, section } from '../../test/open-dashboard';
import { ID } from '../../test/review-api';
import { aReturnedText, aText, textsAre } from '../../test/texts-api';
import routes from '../routes';

describe('the results', () => {
  it('are what this device needs no answers of any more, as it does of what is under way', async () => {
    const finished = anAttemptSummary();
    const underWay = anOpenAttemptSummary();
    const key = ({ attemptId }: { attemptId: string }) => `wattle-answers-${attemptId}`;
    for (const attempt of [finished, underWay]) localStorage.setItem(key(attempt), '[]');
    open(finished, underWay);
    await section('Latest results');
    await waitFor(() => expect(localStorage.getItem(key(finished))).toBeNull());
    expect(localStorage.getItem(key(underWay))).toBe('[]');
  });

  it('stand with score, title and day, and lead to the review', async () => {
    open(
      anAttemptSummary({
        kind: 'subject-test',
        score: 22,
        total: 30,
        submittedAt: daysAgo(1),
        attemptId: 'b'.repeat(24),
      }),
      anAttemptSummary({
        kind: 'subject-test',
        subject: 'Writing',
        score: null,
        total: 0,
        answeredCount: 1,
        perCategory: [],
        submittedAt: daysAgo(40),
      }),
      anAttemptSummary({ kind: 're-sit', resitOf: 'weekly-test', submittedAt: daysAgo(41) }),
    );
    const results = await section('Latest results');
    expect(results.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '22 / 30Maths, yesterdayReview',
      expect.stringMatching(/^Text keptWriting, \d+ \w+Review$/),
      expect.stringMatching(/^14 \/ 17 taken againRetry: Weekly test, Maths, \d+ \w+Review$/),
    ]);
    expect(results.getByRole('link', { name: 'Review Maths, yesterday' })).toHaveAttribute(
      'href',
      `/student-dashboard/attempts/${'b'.repeat(24)}`,
    );
    expect(screen.getByText('Last: 22 of 30')).toBeVisible();
    expect(screen.getAllByText('Text kept')).toHaveLength(2);
  });

  it('say where a text is, also one among questions of other subjects', async () => {
    signInAs('student');
    const writing = { subject: 'Writing' as const, score: null, total: 0, perCategory: [] };
    attemptsAre(
      anAttemptSummary({ ...writing, attemptId: 'a'.repeat(24), submittedAt: daysAgo(1) }),
      anAttemptSummary({ ...writing, answeredCount: 0, submittedAt: daysAgo(2) }),
      anAttemptSummary({ kind: 'practice-test', subject: undefined, attemptId: ID, submittedAt: daysAgo(3) }),
    );
    textsAre(aText({ attemptId: 'a'.repeat(24) }), aReturnedText({ isUnread: false }));
    renderRemote(routes, '/student-dashboard');
    expect((await section('Latest results')).getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Waiting to be readWeekly test, Writing, /),
      expect.stringMatching(/^No textWeekly test, Writing, /),
      expect.stringMatching(/^14 \/ 17Practice test, .*\. Writing: 17 of 25Review$/),
    ]);
  });

  it('hold a score that has changed because a question was corrected, however old its test is', async () => {
    open(
      ...Array.from({ length: 9 }, (_, index) => anAttemptSummary({ score: 5, submittedAt: daysAgo(index) })),
      anAttemptSummary({ score: 12, remarked: { at: daysAgo(0), scoreBefore: 11 }, submittedAt: daysAgo(30) }),
    );
    const rows = (await section('Latest results')).getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toHaveTextContent('We corrected a question: the score is now 12, it was 11.');
    expect(rows[0]).not.toHaveTextContent('corrected');
  });

  it('are three of twenty, the last first, and all on demand', async () => {
    open(
      ...Array.from({ length: 20 }, (_, index) => anAttemptSummary({ score: index % 18, submittedAt: daysAgo(index) })),
    );
    const results = await section('Latest results');
    expect(results.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 6))).toEqual([
      '0 / 17',
      '1 / 17',
      '2 / 17',
    ]);
    await userEvent.click(results.getByRole('button', { name: 'All results', expanded: false }));
    expect(within(screen.getByRole('region', { name: 'All results' })).getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'All results', expanded: true }));
    expect((await section('Latest results')).getAllByRole('listitem')).toHaveLength(3);
  });

  it('have no further ones to show when there are three', async () => {
    open(...Array.from({ length: 3 }, () => anAttemptSummary()));
    await section('Latest results');
    expect(screen.queryByRole('button', { name: 'All results' })).not.toBeInTheDocument();
  });
});
