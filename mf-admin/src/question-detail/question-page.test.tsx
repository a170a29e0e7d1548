import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionChange } from '@wattle/contract/question-changes';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiReturns, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import { aBankQuestion, bankHas, DELETED, restoreSucceeds } from '../../test/bank';
import { bankShows } from '../../test/generated-items';
import { press } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();
const question = aBankQuestion({
  question: 'When is the third tram?',
  mcq_options: 'A 8:24, B 8:36',
  correct_answer: 'B',
});

beforeEach(() => {
  signInAs('admin');
  bankShows(question);
});

const open = (path = `/questions/Maths/${question.id}`) => renderRemote(routes, path);

test('shows the question with its options and key, and says so where nothing was generated', async () => {
  open();
  expect(await screen.findByText('When is the third tram?')).toBeVisible();
  expect(screen.getByText('8:36')).toBeVisible();
  expect(screen.getByText('Key')).toBeVisible();
  expect(screen.getByText('No generated questions available for this original question.')).toBeVisible();
});

test('Reading asks for the questions of its extract', async () => {
  const reading = aBankQuestion({ subject: 'Reading', text: 'The lamp had to be wound.' });
  bankShows(reading);
  const extractId = question.id;
  open(`/readingQuestion/Reading/${reading.id}/${extractId}`);
  await screen.findByText('Passage: The lamp had to be wound.');
  await waitFor(() => expect(apiCalls(`questions/generated/${reading.id}`)).toHaveLength(1));
  expect(apiCalls(`questions/generated/${reading.id}`)[0]?.path).toContain(`extractQuestionId=${extractId}`);
});

test.each(['/questions/Maths/17', '/questions/Latin/000000000000000000000001'])(
  '%s has invalid parameters',
  async (path) => {
    open(path);
    expect(await screen.findByText('Invalid parameters provided.')).toBeVisible();
  },
);

test('offers another try when it cannot be fetched', async () => {
  apiReturns(`questions/question/${question.id}`, {}, 500);
  open();
  expect(await screen.findByText('Failed to fetch question details. Please try again.')).toBeVisible();
  bankShows(question);
  await press('Try again');
  expect(await screen.findByText('When is the third tram?')).toBeVisible();
});

test('a body of another shape has no details', async () => {
  apiReturns(`questions/question/${question.id}`, { unexpected: true });
  open();
  expect(await screen.findByText('No details available for this question.')).toBeVisible();
});

test('the history tells who did what, and marks the words that changed', async () => {
  const at = '2026-03-12T02:00:00.000Z';
  const changes = [{ field: 'question', before: 'When is the next tram?', after: 'When is the third tram?' }];
  const history: QuestionChange[] = [
    { version: 2, at, by: 'hannah', action: 'edited', changes },
    { version: 1, at, by: 'tom', action: 'imported', note: 'row 12 of maths.xlsx', changes: [] },
  ];
  apiReturns(`questions/history/${question.id}`, { history });
  open();
  const panel = within(await screen.findByRole('region', { name: 'History' }));
  const entries = await panel.findAllByRole('listitem');
  expect(entries[0]).toHaveTextContent('hannah changed question');
  expect(entries[1]).toHaveTextContent('tom imported it: row 12 of maths.xlsx');
  await user.click(panel.getByRole('button', { name: 'See the difference' }));
  const dialog = screen.getByRole('dialog', { name: 'Version 2' });
  expect(dialog.querySelector('del')).toHaveTextContent('removed: next');
  expect(dialog.querySelector('ins')).toHaveTextContent('third');
});

test('an earlier version is restored with one press, unless somebody has changed the question meanwhile', async () => {
  const at = '2026-03-12T02:00:00.000Z';
  const toFinalized = [{ field: 'type', before: 'Generated', after: 'Finalized' }];
  const history: QuestionChange[] = [
    { version: 4, at, by: 'tom', action: 'restored', note: 'version 1', changes: [] },
    { version: 3, at, by: 'tom', action: 'finalized', changes: toFinalized },
    { version: 2, at, by: 'tom', action: 'edited', changes: [{ field: 'level', before: 'Easy', after: 'Medium' }] },
    { version: 1, at, by: 'tom', action: 'added', changes: [] },
  ];
  apiReturns(`questions/history/${question.id}`, { history });
  const restore = `questions/restore-version/${question.id}/1`;
  const message = 'tom has changed this question since you opened it. Nothing of yours is lost.';
  apiReturns(restore, { statusCode: 409, message }, 409);
  open();
  const panel = within(await screen.findByRole('region', { name: 'History' }));
  expect(await panel.findByText('restored version 1')).toBeVisible();
  // The others say the same as the latest one.
  const button = await panel.findByRole('button', { name: /^Restore/ });
  expect(button).toHaveAccessibleName('Restore version 1');
  await user.click(button);
  expect(await panel.findByText(message)).toBeVisible();
  apiReturns(restore, { message: 'Version 1 was restored.', question });
  await user.click(panel.getByRole('button', { name: 'Restore version 1' }));
  await waitFor(() => expect(shownNotices()).toEqual(['Version 1 was restored.']));
  expect(apiCalls(restore)[0]?.path).toContain(`latest=${question.version}`);
});

test('a deleted question leads to the list, which offers to undo it', async () => {
  bankHas([]);
  apiReturns(`questions/delete-question/${question.id}`, { message: 'Question deleted successfully' });
  const { router } = open();
  await press('Delete');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/view-questions/Maths');
});

test('a question that somebody has deleted meanwhile is not finalized, and can be restored', async () => {
  const generated = { ...question, type: 'Generated' as const };
  bankShows(generated);
  open();
  apiReturns(`questions/update-question/${question.id}`, DELETED, 404);
  await press('Finalize');
  expect(await screen.findByText('Failed to finalize the question')).toBeVisible();
  expect(screen.getByText(DELETED.message)).toBeVisible();
  restoreSucceeds(question.id);
  await press('Restore');
  await waitFor(() => expect(screen.queryByText(DELETED.message)).toBeNull());
  expect(shownNotices()).toEqual(['1 question was restored.']);
});

test('the preview is the exam player, without the key and the wrong turns, and keeps nothing', async () => {
  bankShows({ ...question, wrong_turns: { A: 'It is about another night.' } });
  const { unmount, router } = open(`/questions/Maths/${question.id}/preview`);
  expect(await screen.findByText('Question 1 of 1')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^A/ }));
  expect(screen.queryByText('Key')).toBeNull();
  expect(screen.queryByText(/another night/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Close the preview' }));
  await screen.findByRole('region', { name: 'History' });
  expect(router.state.location.pathname).toBe(`/questions/Maths/${question.id}`);
  unmount();
  expect(Object.keys(localStorage).filter((key) => key.includes('preview-'))).toEqual([]);
});
