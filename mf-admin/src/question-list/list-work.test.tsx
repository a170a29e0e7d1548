import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiResponds, apiReturns, signInAs } from '@wattle/platform/testing';
import { ADMIN_LIST, aBankQuestion, askedFor, bankHas } from '../../test/bank';
import { canBeEdited } from '../../test/generated-items';
import { openList } from '../../test/open-list';
import { fieldOf, paste, press } from '../../test/press';

const user = userEvent.setup();

const questions = ['one', 'two', 'three', 'four'].map((word) => aBankQuestion({ question: `Which is ${word}?` }));
const row = (word: string) => screen.findByRole('row', { name: new RegExp(`Which is ${word}`) });
const rowHasFocus = (word: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(`Which is ${word}`)));
const box = (number: number) => screen.getByRole('checkbox', { name: `Select question ${number}` });

beforeEach(() => {
  signInAs('admin');
  questions.forEach(canBeEdited);
  bankHas(questions);
});

test('filters that are changed before the list has followed are all kept @long', async () => {
  const { router } = await openList();
  await row('one');
  await screen.findByRole('option', { name: 'Time' });
  act(() => {
    fireEvent.change(fieldOf('Level'), { target: { value: 'Easy' } });
    fireEvent.change(fieldOf('Topic'), { target: { value: 'Time' } });
    fireEvent.change(fieldOf('Order'), { target: { value: 'topic' } });
  });
  await waitFor(() => expect(router.state.location.search).toBe('?level=Easy&category=Time&sort=topic'));
  await act(() => router.navigate('/view-questions/Maths'));
  await user.selectOptions(fieldOf('Pool'), 'Tests');
  expect(router.state.location.search).toBe('?pool=Tests');
});

test('one key leads to the search, to the questions and to the help', async () => {
  await openList();
  await row('one');
  await user.keyboard('j');
  expect(await row('one')).toHaveFocus();
  await user.tab();
  await user.keyboard('j');
  expect(await row('two')).toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('j?/');
  expect(screen.getByRole('searchbox')).toHaveValue('j?/');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
});

test('Shift selects all questions since the last one, and one press all that fit', async () => {
  bankHas(questions, { total: 203, pages: 5 });
  await openList('?level=Easy');
  await row('one');
  const bar = within(screen.getByRole('region', { name: 'Selected questions' }));
  expect(bar.getByRole('status')).toHaveTextContent('No question selected');
  await user.click(box(1));
  await user.keyboard('{Shift>}');
  await user.click(box(3));
  await user.keyboard('{/Shift}');
  expect(bar.getByRole('status')).toHaveTextContent('3 questions selected');
  expect(box(4)).not.toBeChecked();

  apiResponds(ADMIN_LIST, (call) => {
    const { page, limit = '50' } = askedFor(call);
    const count = limit === '200' && page === '2' ? 3 : Number(limit);
    const some = Array.from({ length: count }, () => aBankQuestion());
    return Response.json({ questions: some, page: Number(page), pages: 2, total: 203 });
  });
  await user.click(bar.getByRole('button', { name: 'Select all 203 that fit' }));
  await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('203 questions selected'));
  expect(apiCalls(ADMIN_LIST).map(askedFor).at(-1)).toMatchObject({
    level: 'Easy',
    page: '2',
    limit: '200',
  });
  await user.click(bar.getByRole('button', { name: 'Clear selection' }));
  await rowHasFocus('three');
});

test('the page of a question leads through the list, and back to its row in the list as it was', async () => {
  const { router } = await openList('?type=Original&sort=topic');
  await user.click(within(await row('two')).getByRole('link', { name: 'View' }));
  const steps = within(await screen.findByRole('navigation', { name: 'Questions of the list' }));
  expect(steps.getByText('2 of 4')).toBeVisible();
  await user.click(steps.getByRole('link', { name: 'Next question' }));
  expect(await screen.findByText('3 of 4')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/questions/Maths/${questions[2]?.id}`);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Next question' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await screen.findByText('Edit question', { selector: 'h1' });
  expect(await screen.findByRole('link', { name: 'Previous question' })).toHaveAttribute(
    'href',
    `/questions/Maths/${questions[1]?.id}/edit`,
  );
  await user.click(screen.getByRole('link', { name: 'Questions for Maths' }));
  expect(router.state.location.search).toBe('?type=Original&sort=topic');
  await rowHasFocus('three');
});

test('Back and a deletion lead to the row where somebody was @long', async () => {
  const { router } = await openList();
  await user.click(within(await row('three')).getByRole('link', { name: 'View' }));
  await screen.findByText('3 of 4');
  await act(() => router.navigate(-1));
  await rowHasFocus('three');

  await user.keyboard('{Enter}');
  apiReturns(`questions/delete-question/${questions[2]?.id}`, { message: 'Question deleted successfully' });
  await press('Delete');
  bankHas(questions.filter((_, index) => index !== 2));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await rowHasFocus('four');
});

test('Save and next edits the next question of the list', async () => {
  const { router } = await openList('?level=Easy');
  await user.click(within(await row('three')).getByRole('link', { name: 'Edit' }));
  apiReturns(`questions/update-questions/${questions[2]?.id}`, {
    message: 'Question updated successfully',
    question: questions[2],
  });
  await paste(await screen.findByLabelText('Question'), ' Count on.');
  await press('Save and next');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/questions/Maths/${questions[3]?.id}/edit`));
  expect(await screen.findByText('4 of 4')).toBeVisible();
  expect(fieldOf('Question')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Save and next' })).toBeNull();
});
