import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, shownNotices, signInAs } from '@wattle/platform/testing';
import { aBankQuestion, bankHas, restoreSucceeds } from '../../test/bank';
import { openList } from '../../test/open-list';
import { button, confirmDelete, press } from '../../test/press';

const user = userEvent.setup();

beforeEach(() => void signInAs('admin'));
afterEach(() => void jest.useRealTimers());

async function deleteIt() {
  await press('Delete');
  await confirmDelete();
}

test('Delete asks, removes the question at once, and Undo restores it', async () => {
  const question = aBankQuestion();
  bankHas([question]);
  await openList();
  apiReturns(`questions/delete-question/${question.id}`, { message: 'Question deleted successfully' });
  restoreSucceeds(question.id);
  await press('Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this question?' });
  bankHas([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Question deleted successfully')).toBeVisible();
  expect(await screen.findByText('No questions available for this subject.')).toBeVisible();
  bankHas([question]);
  await press('Undo');
  expect(await screen.findByRole('cell', { name: question.question as string })).toBeVisible();
  expect(apiCalls('questions/restore-questions')[0]?.body).toEqual({ subject: 'Maths', ids: [question.id] });
});

test('selected questions are deleted together, with one Undo for all', async () => {
  const questions = [aBankQuestion(), aBankQuestion()];
  const ids = questions.map(({ id }) => id);
  bankHas(questions);
  await openList();
  apiReturns('questions/delete-questions', { message: '2 questions were deleted.', changed: ids, unchanged: [] });
  restoreSucceeds(...ids);
  for (const number of [1, 2])
    await user.click(await screen.findByRole('checkbox', { name: `Select question ${number}` }));
  await press('Delete selected');
  await confirmDelete();
  await press('Undo');
  await waitFor(() => expect(shownNotices()).toEqual(['2 questions were restored.']));
  expect(apiCalls('questions/restore-questions')[0]?.body).toEqual({ subject: 'Maths', ids });
});

test('an Undo says which questions it could not restore, and where they are', async () => {
  const question = aBankQuestion();
  bankHas([question]);
  await openList();
  apiReturns(`questions/delete-question/${question.id}`, { message: 'Question deleted successfully' });
  const message = 'This question is in the bank again, from row 3 of again.xlsx. To restore this one, delete that one.';
  apiReturns('questions/restore-questions', {
    message: '0 questions were restored. 1 could not be.',
    changed: [],
    unchanged: [{ id: question.id, message }],
  });
  await deleteIt();
  await press('Undo');
  expect(await screen.findByText(`0 questions were restored. 1 could not be. ${message}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await press('Close');
  expect(screen.queryByText(/could not be/)).toBeNull();
});

test('an Undo that fails can be pressed again @long', async () => {
  const question = aBankQuestion();
  bankHas([question]);
  await openList();
  apiReturns(`questions/delete-question/${question.id}`, { message: 'Question deleted successfully' });
  apiUnreachable('questions/restore-questions');
  await deleteIt();
  await press('Undo');
  expect(await screen.findByText('The questions could not be restored. Press Undo again.')).toBeVisible();
  restoreSucceeds(question.id);
  await press('Undo');
  await waitFor(() => expect(shownNotices()).toContain('1 question was restored.'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('while an export is under way, the list shows what Undo has restored @long', async () => {
  const question = aBankQuestion();
  bankHas([question]);
  await openList();
  const endExport = apiHangs('questions/export/Maths', { message: 'Too long.' }, 422);
  apiReturns(`questions/delete-question/${question.id}`, { message: 'Question deleted successfully' });
  restoreSucceeds(question.id);
  await press('Export');
  await press('Delete');
  bankHas([]);
  await confirmDelete();
  expect(await screen.findByText('No questions available for this subject.')).toBeVisible();
  bankHas([question]);
  await press('Undo');
  expect(await screen.findByRole('cell', { name: question.question as string })).toBeVisible();
  expect(await button('Export')).toHaveAttribute('aria-busy', 'true');
  endExport();
  await waitFor(async () => expect(await button('Export')).not.toHaveAttribute('aria-busy'));
});

/** Opens a list whose first question can be deleted, while the test moves the clock. */
async function openWithClock(questions = [aBankQuestion()]) {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const typist = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  bankHas(questions);
  await openList();
  return async () => {
    const [deleted, ...rest] = questions.splice(0, questions.length);
    questions.push(...rest);
    bankHas(rest);
    apiReturns(`questions/delete-question/${deleted?.id}`, { message: 'Question deleted successfully' });
    const [first] = await screen.findAllByRole('button', { name: 'Delete' });
    await typist.click(first as HTMLElement);
    await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('cell', { name: deleted?.question as string })).toBeNull());
  };
}

test('each offer to undo has ten seconds of its own @long', async () => {
  const deleteFirst = await openWithClock([
    aBankQuestion({ question: 'When is the next tram?' }),
    aBankQuestion({ question: 'When is the last tram?' }),
  ]);
  const offers = () => screen.queryAllByRole('button', { name: 'Undo' });
  await deleteFirst();
  await waitFor(() => expect(offers()).toHaveLength(1));
  act(() => jest.advanceTimersByTime(8_000));
  await deleteFirst();
  await waitFor(() => expect(offers()).toHaveLength(2));
  act(() => jest.advanceTimersByTime(2_000));
  expect(offers()).toHaveLength(1);
  act(() => jest.advanceTimersByTime(7_000));
  expect(offers()).toHaveLength(1);
  act(() => jest.advanceTimersByTime(1_000));
  expect(offers()).toHaveLength(0);
});

test('the offer to undo waits as long as the focus is in it', async () => {
  const deleteFirst = await openWithClock();
  await deleteFirst();
  await button('Undo');
  act(() => jest.advanceTimersByTime(9_000));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
