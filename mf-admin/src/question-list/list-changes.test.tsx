import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import type { BankQuestion } from '@wattle/contract/bank';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, shownNotices, signInAs } from '@wattle/platform/testing';
import { ADMIN_LIST, aBankQuestion, bankHas } from '../../test/bank';
import { openList } from '../../test/open-list';
import { button, confirmDelete, paste, press } from '../../test/press';

const user = userEvent.setup();

beforeEach(() => void signInAs('admin'));

test.each([
  ['Finalize', '', 'Generated'],
  ['Publish', ' @long', 'Draft'],
] as const)('%s is one click, shown at once, and taken back when it fails%s', async (label, _mark, type) => {
  const question = aBankQuestion({ type });
  bankHas([question]);
  await openList();
  const fail = apiHangs(`questions/update-question/${question.id}`, { message: 'The bank is locked.' }, 500);
  await user.click(await button(label));
  expect(await screen.findByRole('cell', { name: 'Finalized' })).toBeVisible();
  fail();
  expect(await screen.findByRole('cell', { name: type })).toBeVisible();
  expect(screen.getByText('Failed to finalize the question')).toBeVisible();
  expect(screen.getByText('The bank is locked.')).toBeVisible();
  await press('Close');
  expect(screen.queryByRole('alert')).toBeNull();
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
  await press('Finalize selected');
  expect(await screen.findByText('1 question was finalized. 1 could not be.')).toBeVisible();
  expect(screen.getByText('This question is no longer in the bank. Choose another one in the list.')).toBeVisible();
  expect(apiCalls('questions/finalize-questions')[0]?.body).toEqual({ subject: 'Maths', ids: [first, second] });
});

test('a Finalize that fails takes back its own row, and no other that was deleted meanwhile @long', async () => {
  const generated = aBankQuestion({ type: 'Generated', question: 'When is the next tram?' });
  const deleted = aBankQuestion({ type: 'Finalized', question: 'When is the last tram?' });
  bankHas([generated, deleted]);
  await openList();
  const fail = apiHangs(`questions/update-question/${generated.id}`, { message: 'The bank is locked.' }, 500);
  await press('Finalize');
  apiReturns(`questions/delete-question/${deleted.id}`, { message: 'Question deleted successfully' });
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
  await confirmDelete();
  await screen.findByText('Question deleted successfully');
  const respond = apiHangs(ADMIN_LIST, { questions: [generated], page: 1, pages: 1, total: 1 });
  fail();
  expect(await screen.findByRole('cell', { name: 'Generated' })).toBeVisible();
  expect(screen.queryByRole('cell', { name: 'When is the last tram?' })).toBeNull();
  await act(async () => respond());
});

test('a Delete that fails shows its row where it was', async () => {
  const questions = [1, 2, 3].map((number) => aBankQuestion({ question: `Question ${number}?` }));
  bankHas(questions);
  await openList();
  const fail = apiHangs(`questions/delete-question/${questions[1]?.id}`, {}, 500);
  await user.click((await screen.findAllByRole('button', { name: 'Delete' }))[1] as HTMLElement);
  await confirmDelete();
  const shown = () => screen.getAllByRole('cell', { name: /^Question \d\?$/ }).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Question 1?', 'Question 3?']);
  fail();
  await waitFor(() => expect(shown()).toEqual(['Question 1?', 'Question 2?', 'Question 3?']));
});

test('a selection holds over pages and filters, says what it holds, and can be seen', async () => {
  const [first, second] = [aBankQuestion({ question: 'First tram?' }), aBankQuestion({ question: 'Second tram?' })];
  bankHas([first as BankQuestion], { pages: 2, total: 2 });
  const { router } = await openList();
  await user.click(await screen.findByRole('checkbox', { name: 'Select question 1' }));
  bankHas([second as BankQuestion], { page: 2, pages: 2, total: 2 });
  await act(() => router.navigate('?page=2&level=Easy'));
  await screen.findByRole('cell', { name: 'Second tram?' });
  expect(screen.getByText('1 question selected, 1 on other pages')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select question 51' }));
  expect(screen.getByText('2 questions selected, 1 on other pages')).toBeVisible();
  await press('Show selected');
  const dialog = within(screen.getByRole('dialog', { name: 'Selected questions' }));
  await user.click(dialog.getByRole('checkbox', { name: 'First tram?' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('1 question selected')).toBeVisible();
});

test('selected questions get a topic and a level together, and Undo changes them back', async () => {
  const questions = [aBankQuestion(), aBankQuestion()];
  const ids = questions.map(({ id }) => id);
  bankHas(questions);
  await openList();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all questions of this page' }));
  await press('Change selected');
  const dialog = within(screen.getByRole('dialog', { name: 'Change 2 questions' }));
  const save = dialog.getByRole('button', { name: 'Change 2 questions' });
  expect(save).toBeDisabled();
  await paste(dialog.getByLabelText('Topic (category)'), 'Money');
  await user.selectOptions(dialog.getByLabelText('Level'), 'Medium');
  await user.selectOptions(dialog.getByLabelText('Skill'), 'Best buys');
  apiUnreachable('questions/change-questions');
  await user.click(save);
  expect(await dialog.findByText('The questions could not be changed. Please try again.')).toBeVisible();
  apiReturns('questions/change-questions', { message: '2 questions were changed.', changed: ids, unchanged: [] });
  await user.click(save);
  expect(await screen.findByText('2 questions were changed.')).toBeVisible();
  const changes = { category: 'Money', level: 'Medium', skills: ['maths-best-buys'] };
  expect(apiCalls('questions/change-questions').at(-1)?.body).toEqual({ subject: 'Maths', ids, changes });
  apiReturns('questions/undo-changes', { message: '2 questions were changed back.', changed: ids, unchanged: [] });
  await press('Undo');
  await waitFor(() => expect(shownNotices()).toEqual(['2 questions were changed back.']));
  expect(apiCalls('questions/undo-changes')[0]?.body).toEqual({ subject: 'Maths', ids });
});

test('what has to be confirmed is published anyway by another click', async () => {
  const draft = aBankQuestion({ type: 'Draft', category: 'Sailing' });
  bankHas([draft]);
  await openList();
  const message = '“Sailing” is a new topic. Correct or confirm it.';
  const path = `questions/update-question/${draft.id}`;
  const errors = [{ path: 'category', message, canConfirm: true }];
  apiReturns(path, { statusCode: 422, message, errors }, 422);
  await press('Publish');
  expect(await screen.findByText(message)).toBeVisible();
  apiReturns(path, { message: 'Question finalized successfully' });
  await press('Publish anyway');
  await waitFor(() => expect(apiCalls(path)).toHaveLength(2));
  expect(screen.queryByText(message)).toBeNull();
});

test('of selected questions, what has to be confirmed is published anyway by another click @long', async () => {
  const draft = aBankQuestion({ type: 'Draft', category: 'Sailing' });
  bankHas([draft]);
  await openList();
  const message = '“Sailing” is a new topic. Correct or confirm it.';
  const first = draft.id;
  const unchanged = [{ id: first, message, canConfirm: true }];
  apiReturns('questions/finalize-questions', { message: '0 questions were finalized.', changed: [], unchanged });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all questions of this page' }));
  await press('Finalize selected');
  apiReturns('questions/finalize-questions', { message: '1 question was finalized.', changed: [first], unchanged: [] });
  await press('Publish anyway');
  await waitFor(() => expect(apiCalls('questions/finalize-questions')).toHaveLength(2));
  expect(apiCalls('questions/finalize-questions')[1]?.body).toMatchObject({ ids: [first], confirmed: true });
});
