import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttemptSummary, anOpenAttemptSummary } from '@wattle/contract/testing';
import { signIn } from '@wattle/platform';
import { apiHangs, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import { aPlan, aPractice, list, open, prepareFor, SERVER_TIME, section } from '../../test/open-dashboard';
import routes from '../routes';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the greeting', () => {
  it.each([
    ['the first name', { username: 'priya.i', firstName: 'Priya' }, 'Hello, Priya'],
    ['else the first word of the username @long', { username: 'priya iyer' }, 'Hello, priya'],
    ['else "Student"', { username: '', firstName: ' ' }, 'Hello, Student'],
  ])('uses %s', async (_what, user, greeting) => {
    open();
    act(() => signIn({ access: 'a', refresh: 'r', user: { id: '0'.repeat(24), role: 'student', ...user } }));
    expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeVisible();
  });
});

describe('a child who has done nothing yet', () => {
  beforeEach(async () => {
    open();
    await screen.findByText('Choose a test to begin. Every answer is kept as you go.');
  });

  it('can start each test, by a name of its own', () => {
    const shown = [
      ['Start weekly Maths', '/test/weekly-test/maths'],
      ['Start Maths', '/test/subject-test/maths'],
      ['Start Thinking Skills', '/test/subject-test/thinkingskills'],
      ['My writing', '/student-dashboard/writing'],
      ['Start Writing', '/test/subject-test/writing'],
      ['Start Reading', '/test/subject-test/reading'],
      ['Start practice test', '/practice-test'],
      ['Start weekly Maths', '/test/weekly-test/maths'],
      ['Start mega Maths', '/test/mega-test/maths'],
      ['Start whole exam', '/exam-day'],
      ['Print a test, or enter a paper test', '/paper'],
    ];
    expect(links()).toEqual(shown);
    expect(screen.getByRole('heading', { name: 'PRACTICE TEST' })).toBeVisible();
    expect(screen.getByText('Maths. 17 questions in 20 minutes.')).toBeVisible();
    expect(screen.getByText('Maths. Longer: 26 questions in 30 minutes.')).toBeVisible();
  });

  it.each([
    ['Reading', 'Longer: about 26 questions in 30 minutes'],
    ['Thinking Skills', 'Longer: 26 questions in 30 minutes'],
    ['Writing', 'Longer: 1 task in 30 minutes'],
  ])('finds weekly test, mega test and exam of %s below its card', async (name, facts) => {
    const more = screen.getByRole('button', { name: `More kinds of ${name} test`, expanded: false });
    await userEvent.click(more);
    const kinds = within(screen.getByRole('list', { name: `Kinds of ${name}` }));
    const segment = name.replace(' ', '').toLowerCase();
    expect(
      kinds.getAllByRole('link', { name: /^Start/ }).map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [`Start weekly ${name}`, `/test/weekly-test/${segment}`],
      [`Start mega ${name}`, `/test/mega-test/${segment}`],
      [`Start ${name} exam`, `/test/full-test/${segment}`],
    ]);
    expect(kinds.getByText(facts)).toBeVisible();
    await userEvent.click(more);
    expect(screen.queryByRole('list', { name: `Kinds of ${name}` })).not.toBeInTheDocument();
  });

  it('reads so everywhere', () => {
    expect(screen.getAllByText('Not tried yet')).toHaveLength(4);
    expect(screen.getByText(/^No results yet/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Progress' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Under way' })).not.toBeInTheDocument();
  });
});

describe('the card of a subject', () => {
  const maths = { kind: 'subject-test', subject: 'Maths' } as const;
  it.each([
    ['is under way for the first time', anOpenAttemptSummary(maths), 'Under way'],
    [
      'was only part of another test @long',
      anAttemptSummary({ kind: 'weekly-test', subject: 'Maths' }),
      'Only in other tests so far',
    ],
    ['is finished', anAttemptSummary({ ...maths, score: 20, total: 30 }), 'Last: 20 of 30'],
  ])('says so when its test %s', async (_what, attempt, fact) => {
    open(attempt);
    const region = await section(/hoose a test$/);
    const heading = region.getByRole('heading', { name: 'Maths', level: 3 });
    expect(heading.closest('li')).toHaveTextContent(fact);
  });
});

describe('the practice exam', () => {
  const NAMES = ['Reading', 'Maths', 'Thinking Skills', 'Writing'];
  const exam = (...states: string[]) => ({
    series: {
      startedAt: SERVER_TIME,
      parts: NAMES.map((subject, index) => ({ subject, state: states[index] ?? 'waiting' })),
    },
    serverTime: SERVER_TIME,
  });

  it.each([
    ['the next test', exam('submitted'), 'Next: Maths'],
    ['the one under way @long', exam('submitted', 'submitted', 'open'), 'Under way: Thinking Skills'],
  ])('in the middle of it names %s, and goes on', async (_what, day, words) => {
    open();
    apiReturns('test/exam-day', day);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue whole exam' })).toHaveAttribute('href', '/exam-day');
  });

  it('that is finished can be taken again', async () => {
    open();
    apiReturns('test/exam-day', exam(...NAMES.map(() => 'submitted')));
    expect(await screen.findByRole('link', { name: 'Start whole exam' })).toBeVisible();
    expect(screen.queryByText(/^Next:/)).not.toBeInTheDocument();
  });
});

describe('a child who prepares for', () => {
  it('the Opportunity Class test reads its name and numbers, and no exam in Writing', async () => {
    open();
    prepareFor('nsw-oc');
    apiReturns('practice/today', aPractice({ testDay: '2026-05-08' }));
    apiReturns('test/weekly-plan', aPlan({ items: [{ id: 'weekly-test' }, { id: 'practice' }] }));
    expect(
      await screen.findByText(
        'As in the Opportunity Class test: Reading, Maths and Thinking Skills with breaks, about two hours.',
      ),
    ).toBeVisible();
    expect(screen.getByText('The Opportunity Class test is in 8 weeks')).toBeVisible();
    const plan = await section('This week');
    expect(plan.getByText('Any of the three subjects, no clock')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More kinds of Reading test' }));
    expect(screen.getByText('About 33 questions in 40 minutes')).toBeVisible();
    expect(screen.getByText('About 31 questions from all four subjects. No clock.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Writing', hidden: true })).not.toBeVisible();
    await userEvent.click(screen.getByText('Other practice'));
    expect(screen.getByRole('heading', { name: 'Writing' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More kinds of Writing test' }));
    const kinds = within(screen.getByRole('list', { name: 'Kinds of Writing' }));
    expect(kinds.getAllByRole('listitem')).toHaveLength(2);
    expect(kinds.queryByText('Practice exam')).not.toBeInTheDocument();
  });

  it('an exam on paper is offered what Wattle has of it, to print', async () => {
    open();
    prepareFor('vic-selective');
    expect(
      await screen.findByText(
        'The Victorian selective entry exam is on paper, not on a screen. You can print its Reading and Writing.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Print a practice exam' })).toHaveAttribute(
      'href',
      '/paper?testType=full-test&category=Reading',
    );
    expect(screen.queryByRole('link', { name: 'Start whole exam' })).not.toBeInTheDocument();
    expect(screen.queryByText('Other practice')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More kinds of Writing test' }));
    const kinds = within(screen.getByRole('list', { name: 'Kinds of Writing' }));
    expect(kinds.getByText('2 tasks in 40 minutes')).toBeVisible();
    expect(kinds.queryByRole('link', { name: 'Start Writing exam' })).not.toBeInTheDocument();
    expect(kinds.getByRole('link', { name: 'Print Writing exam' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More kinds of Maths test' }));
    expect(screen.queryByRole('link', { name: 'Print Maths exam' })).not.toBeInTheDocument();
  });
});

describe('when the attempts', () => {
  it('are on their way, it says so', async () => {
    signInAs('student');
    const answer = apiHangs('attempts', list());
    renderRemote(routes, '/student-dashboard');
    expect(await screen.findByText('Loading your tests')).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('link', { name: 'Start Maths' })).toBeVisible();
  });

  it('cannot be had, tests can be started all the same, and it can be tried again', async () => {
    open();
    apiUnreachable('attempts');
    expect(await screen.findByText('Failed to load your results. Please try again.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Maths' })).toBeVisible();
    expect(screen.queryByText('Not tried yet')).not.toBeInTheDocument();
    apiReturns('attempts', list(anAttemptSummary()));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section('Latest results')).toBeDefined();
  });

  it('come in another shape, it says so', async () => {
    open();
    apiReturns('attempts', { attempts: 'none' });
    expect(await screen.findByText('Unexpected error occurred. Please refresh and try again.')).toBeVisible();
  });

  it('have changed in another tab, it learns so when the child comes back', async () => {
    open(anOpenAttemptSummary());
    await screen.findByRole('link', { name: 'Resume weekly Maths' });
    apiReturns('attempts', list(anAttemptSummary()));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Resume/ })).not.toBeInTheDocument());
  });

  it('are old ones of an earlier visit, what has changed since is asked for', async () => {
    const { router } = open();
    await screen.findByText(/^No results yet/);
    await act(() => router.navigate('/another-page'));
    apiReturns('attempts', list(anAttemptSummary()));
    await act(() => router.navigate('/student-dashboard'));
    await waitFor(() => expect(screen.queryByText(/^No results yet/)).not.toBeInTheDocument());
  });
});
