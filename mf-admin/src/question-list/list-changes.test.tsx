import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, shownNotices, signInAs } from '@wattle/platform/testing';
import { aBankQuestion, bankHas } from '../../test/bank';
import { openList } from '../../test/open-list';

const user = userEvent.setup();

beforeEach(() => void signInAs('admin'));
afterEach(() => void jest.useRealTimers());

const button = (name: string) => screen.findByRole('button', { name });

test('Finalize is one click, shown at once, and taken back when it fails', async () => {
  const question = aBankQuestion({ type: 'Generated' });
  bankHas([question]);
  await openList();
  const fail = apiHangs(`questions/update-question/${question.id}`, { message: 'The bank is locked.' }, 500);
  await user.click(await button('Finalize'));
  expect(await screen.findByRole('cell', { name: 'Finalized' })).toBeVisible();
  fail();
  expect(await screen.findByRole('cell', { name: 'Generated' })).toBeVisible();
  expect(shownNotices()).toEqual(['The bank is locked.']);
});

test('Delete asks, removes the question at once, and Undo restores it', async () => {
  const question = aBankQuestion();
  bankHas([question]);
  await openList();
  apiReturns(`questions/delete-question/${question.id}`, { message: 'Question deleted successfully' });
  apiReturns('questions/restore-questions', {
    message: '1 question was restored.',
    changed: [question.id],
    unchanged: [],
  });
  await user.click(await button('Delete'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this question?' });
  bankHas([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Question deleted successfully')).toBeVisible();
  expect(await screen.findByText('No questions available for this subject.')).toBeVisible();
  bankHas([question]);
  await user.click(await button('Undo'));
  expect(await screen.findByRole('cell', { name: question.question as string })).toBeVisible();
  expect(apiCalls('questions/restore-questions')[0]?.body).toEqual({ subject: 'Maths', ids: [question.id] });
});

test('selected questions are finalized together, and what could not be is told', async () => {
  const questions = [aBankQuestion({ type: 'Generated' }), aBankQuestion({ type: 'Generated' })];
  bankHas(questions);
  await openList();
  const [first, second] = questions.map(({ id }) => id);
  apiReturns('questions/finalize-questions', {
    message: '1 question was finalized. 1 could not be.',
    changed: [first],
    unchanged: [{ id: second, message: 'This question is no longer in the bank. Choose another one in the list.' }],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all questions of this page' }));
  expect(screen.getByText('2 questions selected')).toBeVisible();
  await user.click(await button('Finalize selected'));
  await waitFor(() =>
    expect(shownNotices()).toEqual([
      '1 question was finalized. 1 could not be. This question is no longer in the bank. Choose another one in the list.',
    ]),
  );
  expect(apiCalls('questions/finalize-questions')[0]?.body).toEqual({ subject: 'Maths', ids: [first, second] });
});

test('selected questions are deleted together, with one Undo for all', async () => {
  const questions = [aBankQuestion(), aBankQuestion()];
  const ids = questions.map(({ id }) => id);
  bankHas(questions);
  await openList();
  apiReturns('questions/delete-questions', { message: '2 questions were deleted.', changed: ids, unchanged: [] });
  apiReturns('questions/restore-questions', { message: '2 questions were restored.', changed: ids, unchanged: [] });
  for (const number of [1, 2])
    await user.click(await screen.findByRole('checkbox', { name: `Select question ${number}` }));
  await user.click(await button('Delete selected'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await button('Undo'));
  await waitFor(() => expect(shownNotices()).toEqual(['2 questions were restored.']));
  expect(apiCalls('questions/restore-questions')[0]?.body).toEqual({ subject: 'Maths', ids });
});

test('an Undo that fails can be pressed again', async () => {
  const question = aBankQuestion();
  bankHas([question]);
  await openList();
  apiReturns(`questions/delete-question/${question.id}`, { message: 'Question deleted successfully' });
  apiUnreachable('questions/restore-questions');
  await user.click(await button('Delete'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await button('Undo'));
  await waitFor(() => expect(shownNotices()).toEqual(['The questions could not be restored. Press Undo again.']));
  apiReturns('questions/restore-questions', {
    message: '1 question was restored.',
    changed: [question.id],
    unchanged: [],
  });
  await user.click(await button('Undo'));
  await waitFor(() => expect(shownNotices()).toContain('1 question was restored.'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

/** Deletes the only question of the list, while the test moves the clock. */
async function deleteOne(): Promise<void> {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const typist = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const question = aBankQuestion();
  bankHas([question]);
  await openList();
  apiReturns(`questions/delete-question/${question.id}`, { message: 'Question deleted successfully' });
  await typist.click(await button('Delete'));
  await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await button('Undo');
}

test('the offer to undo ends after ten seconds', async () => {
  await deleteOne();
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the offer to undo waits as long as the focus is in it', async () => {
  await deleteOne();
  act(() => jest.advanceTimersByTime(9_000));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
