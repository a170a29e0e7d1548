import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SKILLS } from '@wattle/contract/skills';
import '@wattle/design-system/testing';
import { apiCalls, apiResponds, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { ADMIN_LIST, aBankQuestion, askedFor, bankHas } from '../../test/bank';
import { openList } from '../../test/open-list';
import { button, press } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();

beforeEach(() => void signInAs('admin'));
afterEach(() => void jest.useRealTimers());

const rows = () => screen.findAllByRole('row');

test('shows number, text, type, level and topic of each question, and how many there are', async () => {
  const long = aBankQuestion({ question: 'x'.repeat(81), level: 'Medium', category: 'Time' });
  bankHas([long, aBankQuestion({ question: undefined, type: undefined })], { total: 1_284, pages: 26 });
  await openList();
  const cells = within((await rows())[1] as HTMLElement).getAllByRole('cell');
  expect(cells.slice(1, 6).map((cell) => cell.textContent)).toEqual([
    '1',
    `${'x'.repeat(80)}...`,
    'Original',
    'Medium',
    'Time',
  ]);
  expect(screen.getByText('1,284')).toBeVisible();
  expect(screen.getByText('1 to 2 of 1,284')).toBeVisible();
  expect(screen.getByText('No question text available')).toBeVisible();
  expect(screen.getByText('N/A')).toBeVisible();
});

test('asks the API for one page of 50 with what the address says', async () => {
  bankHas([aBankQuestion()], { page: 2, pages: 3 });
  await openList('?page=2&type=Finalized&search=tram&level=Easy');
  await rows();
  expect(apiCalls(ADMIN_LIST).map(askedFor)).toEqual([
    { page: '2', type: 'Finalized', search: 'tram', level: 'Easy', sort: 'oldest' },
  ]);
});

test('a filter is kept in the address and begins at the first page; Back takes it back', async () => {
  bankHas([aBankQuestion()], { page: 2, pages: 3 });
  const { router } = await openList('?page=2');
  await user.click(await screen.findByRole('radio', { name: 'Generated' }));
  expect(router.state.location.search).toBe('?type=Generated');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('searches when the typing pauses', async () => {
  bankHas([aBankQuestion()]);
  const { router } = await openList();
  await user.type(screen.getByRole('searchbox'), 'tram');
  const searched = () => apiCalls(ADMIN_LIST).map((call) => askedFor(call).search);
  await waitFor(() => expect(searched()).toEqual([undefined, 'tram']));
  expect(router.state.location.search).toBe('?search=tram');
});

test('a page beyond the end leads to the last one', async () => {
  bankHas([], { page: 9, pages: 2, total: 51 });
  const { router } = await openList('?page=9');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});

test('an empty bank says so and offers the ways to fill it', async () => {
  bankHas([]);
  await openList();
  expect(await screen.findByText('No questions available for this subject.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add the first question' })).toHaveAttribute('href', '/add-mathQuestions');
});

test('a filter that nothing fits can be cleared', async () => {
  bankHas([]);
  const { router } = await openList('?level=Easy');
  await press('Show all questions');
  expect(router.state.location.search).toBe('');
});

test('the id of a question of another subject leads to it', async () => {
  const found = aBankQuestion();
  bankHas([]);
  for (const subject of ['ThinkingSkills', 'Writing']) {
    apiReturns(`questions/views-questions/${subject}`, { questions: [], page: 1, pages: 1, total: 0 });
  }
  apiReturns('questions/views-questions/Reading', { questions: [found], page: 1, pages: 1, total: 1 });
  await openList(`?search=${found.id}`);
  expect(await screen.findByRole('link', { name: 'open it' })).toHaveAttribute(
    'href',
    `/questions/Reading/${found.id}`,
  );
});

test('offers the way back and another try when the list cannot be fetched', async () => {
  apiReturns('questions/topics/Maths', { topics: [] });
  apiReturns(ADMIN_LIST, { message: 'down' }, 500);
  renderRemote(routes, '/view-questions/Maths');
  expect(await screen.findByText('Failed to fetch questions')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/admin-dashboard');
  bankHas([aBankQuestion()]);
  await press('Try again');
  expect(await screen.findByRole('table', { name: 'Questions' })).toBeVisible();
});

test('a body of another shape is an empty list @long', async () => {
  bankHas([]);
  apiReturns(ADMIN_LIST, { unexpected: true });
  await openList();
  expect(await screen.findByText('No questions available for this subject.')).toBeVisible();
});

test('a subject that there is not says so', async () => {
  renderRemote(routes, '/view-questions/Latin');
  expect(await screen.findByText('Invalid parameters provided.')).toBeVisible();
});

test('the keyboard moves between rows, selects and opens them', async () => {
  const questions = [aBankQuestion(), aBankQuestion()];
  bankHas(questions);
  const { router } = await openList();
  const [, first, second] = await rows();
  act(() => first?.focus());
  await user.keyboard('j');
  expect(second).toHaveFocus();
  await user.keyboard('x{ArrowUp}{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(`/questions/Maths/${questions[1]?.id}`);
});

test('shows how often each skill is right, the least often first, where enough answers say so', async () => {
  bankHas([aBankQuestion()]);
  const [first, second, third] = SKILLS.filter(({ subject }) => subject === 'Maths');
  apiReturns('skill-statistics', {
    skills: [
      { id: first?.id, answers: 99, facility: null },
      { id: second?.id, answers: 1_200, facility: 0.814 },
      { id: third?.id, answers: 100, facility: 0.5 },
    ],
  });
  await openList();
  await press('Skills');
  const table = within(await screen.findByRole('table', { name: 'Skills' }));
  const shown = table.getAllByRole('row').map((row) => row.textContent);
  expect(shown.slice(1, 3)).toEqual([`${third?.name}050 %100`, `${second?.name}081 %1,200`]);
  expect(shown).toContain(`${first?.name}0–99`);
});

test('the choice of columns is kept on the device', async () => {
  bankHas([aBankQuestion()]);
  const { unmount } = await openList();
  await press('Columns');
  await user.click(screen.getByRole('checkbox', { name: 'Level' }));
  unmount();
  await openList();
  await rows();
  expect(screen.queryByRole('columnheader', { name: 'Level' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Topic' })).toBeVisible();
});

test('a choice of columns that the browser does not store is kept for as long as the page is open @long', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  bankHas([aBankQuestion()]);
  const { unmount } = await openList();
  const toggle = async () => {
    await press('Columns');
    await user.click(screen.getByRole('checkbox', { name: 'Level' }));
    await press('Close');
  };
  await toggle();
  unmount();
  jest.restoreAllMocks();
  await openList();
  await rows();
  expect(screen.queryByRole('columnheader', { name: 'Level' })).toBeNull();
  await toggle();
  expect(screen.getByRole('columnheader', { name: 'Level' })).toBeVisible();
});

test('the heading of a column sorts by it, a second press the other way round', async () => {
  bankHas([aBankQuestion()]);
  const { router } = await openList('?page=2');
  const header = (name: string) => screen.findByRole('columnheader', { name });
  expect(await header('#')).toHaveAttribute('aria-sort', 'ascending');
  for (const [search, direction] of [
    ['?sort=level', 'ascending'],
    ['?sort=-level', 'descending'],
  ] as const) {
    await press('Level');
    expect(router.state.location.search).toBe(search);
    expect(await header('Level')).toHaveAttribute('aria-sort', direction);
  }
  expect(await header('#')).not.toHaveAttribute('aria-sort');
});

test('leads to the other subjects with the same search', async () => {
  bankHas([aBankQuestion()]);
  await openList('?search=tram&category=Time&page=2');
  const subjects = within(screen.getByRole('navigation', { name: 'Subjects' }));
  expect(subjects.getByRole('link', { name: 'Maths' })).toHaveAttribute('aria-current', 'page');
  expect(subjects.getByRole('link', { name: 'Reading' })).toHaveAttribute(
    'href',
    '/view-questions/Reading?search=tram',
  );
});

test.each([
  ['Export', '', 'export'],
  ['Export as CSV', ' @long', 'export-csv'],
])('%s takes what the filter shows%s', async (name, _mark, path) => {
  bankHas([aBankQuestion()]);
  await openList('?type=Finalized&page=2');
  let asked: unknown;
  apiResponds(`questions/${path}/Maths`, (call) => {
    asked = askedFor(call);
    return Response.json({ statusCode: 422, message: 'A text is too long for Excel.' }, { status: 422 });
  });
  await user.click(await button(name));
  expect(await screen.findByText('A text is too long for Excel.')).toBeVisible();
  expect(asked).toEqual({ type: 'Finalized', sort: 'oldest' });
});

test('a selection is exported as a package of QTI', async () => {
  const question = aBankQuestion();
  bankHas([question]);
  await openList();
  let asked: unknown;
  apiResponds('questions/export/qti', (call) => {
    asked = askedFor(call);
    return Response.json({ statusCode: 503, message: 'Too many at once.' }, { status: 422 });
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select question 1' }));
  await user.click(await button('Export selected as QTI'));
  expect(await screen.findByText('Too many at once.')).toBeVisible();
  expect(asked).toEqual({ subject: 'Maths', ids: question.id });
  await user.click(await button('Export as QTI'));
  await waitFor(() => expect(asked).toMatchObject({ subject: 'Maths', sort: 'oldest' }));
});

test('what another tab has changed is shown when this one is seen again', async () => {
  bankHas([aBankQuestion()]);
  await openList();
  await rows();
  bankHas([aBankQuestion({ question: 'Added in another tab' })]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('cell', { name: 'Added in another tab' })).toBeVisible();
});

test('the list to generate from begins with originals', async () => {
  bankHas([]);
  apiReturns('questions/Maths', { questions: [aBankQuestion()], page: 1, pages: 1, total: 1 });
  renderRemote(routes, '/questions/Maths');
  expect(await screen.findByRole('radio', { name: 'Original' })).toBeChecked();
  expect(apiCalls('questions/Maths').map(askedFor)).toMatchObject([{ type: 'Original' }]);
});
