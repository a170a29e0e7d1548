import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubjectName } from '@wattle/contract/questions';
import type { AttemptReview } from '@wattle/contract/results';
import {
  anAttemptReview,
  anAttemptSummary,
  anOpenAttemptSummary,
  type ReviewedQuestion,
} from '@wattle/contract/testing';
import { apiHangs, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import { aPractice, daysAgo, duePractice } from '../../test/dashboard-api';
import {
  aLowReview,
  ID,
  NEW_QUESTIONS,
  PATH,
  question,
  right,
  show,
  showStyled,
  unanswered,
  writing,
  wrong,
} from '../../test/show-review';
import { aReturnedText, aText, aTextToRead } from '../../test/texts-api';
import routes from '../routes';

const aWritingReview = () =>
  anAttemptReview([writing], {
    attemptId: ID,
    kind: 'subject-test',
    subject: 'Writing',
    score: null,
    total: 0,
    perCategory: [],
  });

describe('the result', () => {
  it('stands with its title, score, time and topics', async () => {
    await show(anAttemptReview([right, wrong], { score: 14, total: 17, secondsUsed: 1025 }));
    expect(screen.getByRole('heading', { level: 1, name: 'Weekly test, Maths' })).toBeVisible();
    expect(document.title).toBe('Result: Weekly test, Maths · Wattle');
    const result = within(screen.getByRole('region', { name: 'Result' }));
    expect(result.getByText('17:05 of 20:00 used')).toBeVisible();
    expect(result.getByText(/^14/)).toHaveTextContent('14 of 17');
    expect(result.getByRole('heading', { level: 2, name: 'Your best topic was Time: 12 of 13 right.' })).toBeVisible();
    expect(result.getAllByText('Fractions')[0]).toBeVisible();
    expect(result.getAllByText('2 of 4')[0]).toBeVisible();
  });

  it('that was marked again says so, with the score of before', async () => {
    const remarked = { at: '2026-03-12T02:00:00.000Z', scoreBefore: 11 };
    await show(anAttemptReview([right], { score: 12, total: 17, remarked }));
    expect(screen.getByRole('status')).toHaveTextContent('We corrected a question: the score is now 12, it was 11.');
  });

  it.each<[Partial<AttemptReview>, string]>([
    [{ kind: 'subject-test' }, 'Maths'],
    [{ kind: 'practice-test', subject: undefined }, 'Practice test'],
    [{ kind: 're-sit', resitOf: 'subject-test' }, 'Retry: Maths'],
  ])('%j is called %s', async (overrides, title) => {
    await show(anAttemptReview([right], overrides));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('of several subjects names each over its topics', async () => {
    const perCategory = [
      { subject: 'Maths' as const, category: 'Time', correct: 1, total: 2 },
      { subject: 'Maths' as const, category: 'Money', correct: 1, total: 2 },
      { subject: 'Maths' as const, category: 'Chance', correct: 1, total: 2 },
      { subject: 'Reading' as const, category: 'Inference', correct: 2, total: 2 },
    ];
    await showStyled(anAttemptReview([right], { kind: 'practice-test', subject: undefined, perCategory }));
    const result = within(screen.getByRole('region', { name: 'Result' }));
    expect(result.queryByText('Inference')).not.toBeVisible();
    await userEvent.click(result.getByRole('button', { name: 'Show all 4 topics' }));
    expect(result.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Maths: 3 of 6',
      'Reading: 2 of 2',
    ]);
    expect(result.getByText('Inference')).toBeVisible();
  });

  it('of a practice test has the scores of its subjects first, and leads to the text and to a small step', async () => {
    const mixed = (subject: SubjectName, category: string, asked: ReviewedQuestion) => ({
      ...asked,
      served: { ...asked.served, subject, category, question: `${subject}: ${asked.served?.question}` },
    });
    const perCategory = [
      { subject: 'Maths' as const, category: 'Time', correct: 1, total: 3 },
      { subject: 'Reading' as const, category: 'Detail', correct: 2, total: 2 },
      { subject: 'Thinking Skills' as const, category: 'Deduction', correct: 0, total: 1 },
      { subject: 'Thinking Skills' as const, category: 'Views and nets', correct: 0, total: 1 },
    ];
    const review = anAttemptReview(
      [
        ...[wrong, wrong, right].map((each) => mixed('Maths', 'Time', each)),
        ...[right, right].map((each) => mixed('Reading', 'Detail', each)),
        mixed('Thinking Skills', 'Deduction', wrong),
        mixed('Thinking Skills', 'Views and nets', unanswered),
        writing,
      ],
      { kind: 'practice-test', subject: undefined, perCategory },
    );
    await show({ ...review, newQuestions: NEW_QUESTIONS });
    const result = within(screen.getByRole('region', { name: 'Result' }));
    expect(result.getByText('You finished all four parts.')).toBeVisible();
    expect(result.getByText(/You got everything right in Detail/)).toHaveTextContent('3 of 7 right.');
    const parts = within(result.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Reading2of 2Every answer right',
      'Maths1of 3Next: Time',
      'Thinking Skills0of 2Next: DeductionNot tried yet: Views and nets',
      'Writing6 words. Read them beside what a strong answer has.Look it over now',
    ]);
    expect(result.getByText(/Four to look at/)).toBeVisible();
    expect(result.getByRole('link', { name: 'Try three new ones' })).toHaveAttribute(
      'href',
      `/test/re-sit/${review.attemptId}?only=easier`,
    );
    expect(screen.getAllByText('2 to look at')).toHaveLength(2);
    for (const _again of [1, 2]) {
      await userEvent.click(result.getByText('Look it over now'));
      const article = screen.getByRole('article', { name: 'Describe a storm.' });
      expect(article).toHaveFocus();
      expect(within(article).getByText('6 words')).toBeVisible();
      await userEvent.click(within(article).getByRole('button', { name: /^Close/ }));
    }
  });

  it('leads to practice of its three weakest topics, and calls none weak that was left out', async () => {
    const topic = (category: string, correct: number) => ({ subject: 'Maths' as const, category, correct, total: 3 });
    const perCategory = [
      topic('Time', 3),
      topic('Ratio & rate', 0),
      topic('Money', 2),
      topic('Chance', 1),
      topic('Data', 2),
    ];
    const questions = perCategory.map(({ category, correct }) => ({
      ...(correct > 0 ? right : wrong),
      served: { category },
    }));
    const leftOut = { ...unanswered, served: { ...unanswered.served, category: 'Geometry' } };
    await showStyled(anAttemptReview([...questions, leftOut], { perCategory: [topic('Geometry', 0), ...perCategory] }));
    expect(screen.getByText('Not tried yet:').parentElement).toHaveTextContent('Not tried yet: Geometry');
    expect(screen.getByRole('heading', { name: 'Practise these three first' })).toBeVisible();
    expect(screen.getAllByText(/^How likely something is, such as drawing/)[0]).toBeVisible();
    const links = screen.getAllByRole('link', { name: /^Practise / });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Practise Ratio & rate',
      'Practise Chance',
      'Practise Data',
    ]);
    expect(links[0]).toHaveAttribute('href', '/test/practise/maths?topic=Ratio%20%26%20rate');
  });

  it('stands beside the last two of its kind', async () => {
    const at = (day: number) => `2026-03-${day}T02:00:00.000Z`;
    const review = anAttemptReview([right, wrong], { score: 12, total: 17, submittedAt: at(20) });
    await show(review, [
      anAttemptSummary({ score: 11, submittedAt: at(18) }),
      anAttemptSummary({ score: 9, submittedAt: at(11) }),
    ]);
    expect(await screen.findByText(/Your last three: 9, 11, 12\./)).toHaveTextContent(
      'You and your earlier weekly tests in Maths.',
    );
  });

  it('says when it was, leads back, and prints the name of the child', async () => {
    await showStyled(anAttemptReview([right], { submittedAt: '2026-03-12T02:00:00.000Z' }));
    expect(screen.getByText(/^Thursday 12 March 2026, /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Student Dashboard' })).toHaveAttribute('href', '/student-dashboard');
    expect(screen.getByText('Name: Priya')).not.toBeVisible();
  });

  it('of a writing is no score', async () => {
    await show(aWritingReview());
    expect(screen.getByRole('heading', { name: /^Submitted: you wrote 6 words\. Read them beside/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Retry/ })).not.toBeInTheDocument();
    expect(question('Describe a storm.').getByText(/Waves rose/)).toHaveTextContent('Waves rose. Then all was still.');
    expect(question('Describe a storm.').getByText('6 words')).toBeVisible();
    expect(question('Describe a storm.').getByText('What a strong answer has')).toBeVisible();
  });

  it('of a writing leads to looking over it, and says that a person will read it', async () => {
    const review = aWritingReview();
    await show(review, [], [aText({ questionId: String(review.questions[0]?.id) })]);
    expect(
      screen.getByRole('heading', { name: /^Submitted: you wrote 6 words\. A person will read your text/ }),
    ).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Look over your text' });
    const [green, beside] = links.map(({ className }) => className);
    expect(green).not.toBe(beside);
    for (const link of links) {
      expect(link).toHaveAttribute('href', `/student-dashboard/attempts/${ID}/writing/${review.questions[0]?.id}`);
    }
    expect(question('Describe a storm.').getByText('Waiting to be read.')).toBeVisible();
  });

  it('of a writing that came back has what a person wrote, and marks by criterion', async () => {
    const review = aWritingReview();
    const questionId = String(review.questions[0]?.id);
    apiReturns(`writings/${ID}/${questionId}`, aTextToRead({ questionId }));
    await show(review, [], [aReturnedText({ questionId })]);
    expect(
      screen.getByRole('heading', { name: 'Submitted: you wrote 6 words, and a person wrote back.' }),
    ).toBeVisible();
    const text = question('Describe a storm.');
    expect(text.getByText('Your ending is quiet, and that works.')).toBeVisible();
    expect(text.getByText('17 of 25')).toBeVisible();
    expect(text.getByText('Ideas').parentElement).toHaveTextContent('Ideas4 / 5');
    await userEvent.click(text.getByText('1 comment'));
    expect(text.getByText('Style: I can hear this. What did it smell of?')).toBeVisible();
    expect(text.getByText('Waves rose.', { selector: 'mark' })).toBeVisible();
    expect(text.getByRole('link', { name: 'Read what came back' })).toBeVisible();
  });

  it('under a third right begins with a small step, never with everything that went wrong', async () => {
    const review = aLowReview();
    await show(review);
    expect(screen.getByRole('heading', { name: 'One right, and now we know where to begin.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try these three' })).toHaveAttribute(
      'href',
      `/test/re-sit/${review.attemptId}?only=easier`,
    );
    expect(screen.queryByRole('link', { name: /^Retry/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Read the answers first' }));
    expect(screen.getByRole('heading', { name: 'Your answers' })).toHaveFocus();
  });

  it.each([
    ['Retry the wrong one', [right, wrong]],
    ['Retry the 2 wrong ones', [right, wrong, unanswered]],
  ])('offers: %s', async (name, questions) => {
    const review = anAttemptReview(questions);
    await show(review);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/test/re-sit/${review.attemptId}`);
  });

  it('ends with new questions of the skills that went wrong, which else come back in the practice of a day', async () => {
    const newQuestions = [
      { skill: 'maths-ratio', name: 'Ratio' },
      { skill: 'maths-speed', name: 'Speed' },
    ];
    const review = { ...anAttemptReview([right, wrong, unanswered]), newQuestions };
    const { unmount } = await show(review, [], [], duePractice());
    const result = within(screen.getByRole('region', { name: 'Result' }));
    expect(
      result.getByText(/Two new questions like what went wrong, without a clock: Ratio and Speed\./),
    ).toBeVisible();
    expect(result.getByText('Not now? It waits for you in Today’s practice on your dashboard.')).toBeVisible();
    const fresh = result.getByRole('link', { name: 'Try two new ones' });
    expect(fresh).toHaveAttribute('href', `/test/re-sit/${review.attemptId}?only=easier`);
    const again = result.getByRole('link', { name: 'Retry the 2 wrong ones' });
    expect(again.className).not.toBe(fresh.className);
    unmount();

    await show(review, [], [], aPractice({ state: 'done', nextDay: '2026-03-13' }));
    expect(screen.getByText('Not now? It comes back by itself, in the practice of another day.')).toBeVisible();
  });

  it('offers no new ones where there are none @long', async () => {
    const { unmount } = await show({ ...anAttemptReview([right, wrong]), newQuestions: [] });
    expect(screen.getByRole('link', { name: 'Retry the wrong one' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /new one/ })).toBeNull();
    unmount();

    await show({ ...aLowReview(), newQuestions: [] });
    expect(screen.getByText(/there are no new questions like these yet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Try|^Retry/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Read the answers' }));
    expect(screen.getByRole('heading', { name: 'Your answers' })).toHaveFocus();
  });

  it('offers nothing to retry when all is right', async () => {
    await show(anAttemptReview([right]));
    expect(screen.queryByRole('link', { name: /^Retry/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose the next test' })).toHaveAttribute('href', '/student-dashboard');
    expect(screen.getByRole('article')).toBeVisible();
  });

  it('is shown, and what this device kept of the test goes', async () => {
    const review = anAttemptReview([writing]);
    localStorage.setItem(`wattle-answers-${review.attemptId}`, '[]');
    await show(review);
    await waitFor(() => expect(localStorage.getItem(`wattle-answers-${review.attemptId}`)).toBeNull());
  });

  it('is printed with what was not right, and on request with all', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await show(anAttemptReview([right, wrong]));
    await userEvent.click(screen.getByRole('button', { name: 'Print all 2 answers' }));
    expect(print).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    // Not each browser tells the end.
    for (const count of [2, 3]) {
      await userEvent.click(screen.getByRole('button', { name: 'Print all 2 answers' }));
      expect(print).toHaveBeenCalledTimes(count);
    }
    print.mockRestore();
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await show(anAttemptReview([right]));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('when the result', () => {
  const open = () => {
    signInAs('student');
    return renderRemote(routes, `/student-dashboard/attempts/${ID}`);
  };

  it('is on its way, it says so', async () => {
    apiReturns('practice/today', aPractice());
    const answer = apiHangs(PATH, anAttemptReview([right]));
    open();
    expect(await screen.findByText('Loading your result')).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('heading', { name: 'Weekly test, Maths' })).toBeVisible();
  });

  it('cannot be had, it can be tried again', async () => {
    apiUnreachable(PATH);
    open();
    expect(await screen.findByText('Failed to load this result. Please try again.')).toBeVisible();
    apiReturns(PATH, anAttemptReview([right]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Weekly test, Maths' })).toBeVisible();
  });

  it.each([400, 404])('is not there (%i), it leads back', async (status) => {
    apiReturns(PATH, { message: 'There is no such attempt.' }, status);
    open();
    expect(await screen.findByText('There is no such result.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/student-dashboard');
  });

  it('is still to come, it leads on with the test', async () => {
    apiReturns(PATH, { message: 'This test is still under way. Submit it to see the result.' }, 409);
    apiReturns('attempts', {
      attempts: [anOpenAttemptSummary({ attemptId: ID })],
      serverTime: new Date().toISOString(),
    });
    open();
    expect(await screen.findByRole('link', { name: 'Resume' })).toHaveAttribute('href', '/test/weekly-test/maths');
    expect(screen.getByText(/still under way/)).toBeVisible();
  });

  it('is still to come, and nobody knows of which test, it leads back', async () => {
    apiReturns(PATH, {}, 409);
    apiUnreachable('attempts');
    open();
    expect(await screen.findByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  });
});

test('after the practice of a day there is nothing to do again, and what comes next is said', async () => {
  await show(
    anAttemptReview([right, wrong], {
      kind: 'practice',
      subject: undefined,
      day: '2026-03-12',
      startedAt: daysAgo(0),
      submittedAt: daysAgo(0),
    }),
    [],
    [],
    aPractice({ state: 'done', nextDay: '2026-03-16' }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Practice of Thursday,? 12 March$/);
  const result = within(screen.getByRole('region', { name: 'Result' }));
  expect(result.getByText('That’s all for today.')).toBeVisible();
  expect(
    result.getByText(/^What went wrong comes back by itself\. The next questions come on Monday,? 16 March\.$/),
  ).toBeVisible();
  expect(result.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/student-dashboard');
  expect(result.queryByRole('link', { name: /^Retry|^Try/ })).not.toBeInTheDocument();
});
