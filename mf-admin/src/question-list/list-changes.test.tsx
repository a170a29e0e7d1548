import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiHangs, apiReturns, signInAs } from '@wattle/platform/testing';
import { ADMIN_LIST, aBankQuestion, bankHas } from '../../test/bank';
import { openList } from '../../test/open-list';

const user = userEvent.setup();

beforeEach(() => void signInAs('admin'));

const button = (name: string) => screen.findByRole('button', { name });

test.each([
  ['Finalize', 'Generated'],
  ['Publish', 'Draft'],
] as const)('%s is one click, shown at once, and taken back when it fails', async (label, type) => {
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
  await user.click(await button('Close'));
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
  await user.click(await button('Finalize selected'));
  expect(await screen.findByText('1 question was finalized. 1 could not be.')).toBeVisible();
  expect(screen.getByText('This question is no longer in the bank. Choose another one in the list.')).toBeVisible();
  expect(apiCalls('questions/finalize-questions')[0]?.body).toEqual({ subject: 'Maths', ids: [first, second] });
});

test('a Finalize that fails takes back its own row, and no other that was deleted meanwhile', async () => {
  const generated = aBankQuestion({ type: 'Generated', question: 'When is the next tram?' });
  const deleted = aBankQuestion({ type: 'Finalized', question: 'When is the last tram?' });
  bankHas([generated, deleted]);
  await openList();
  const fail = apiHangs(`questions/update-question/${generated.id}`, { message: 'The bank is locked.' }, 500);
  await user.click(await button('Finalize'));
  apiReturns(`questions/delete-question/${deleted.id}`, { message: 'Question deleted successfully' });
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
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
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const shown = () => screen.getAllByRole('cell', { name: /^Question \d\?$/ }).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Question 1?', 'Question 3?']);
  fail();
  await waitFor(() => expect(shown()).toEqual(['Question 1?', 'Question 2?', 'Question 3?']));
});
