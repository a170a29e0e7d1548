import '@wattle/design-system/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiCalls, apiHangs, apiReturns, renderRemote, shownNotices } from '@wattle/platform/testing';
import { ADD_MATHS, bankIsOpen, draftKey, fillIn, openAddForm, saveNew } from '../../test/add-form';
import { aBankQuestion } from '../../test/bank';
import { bankShows, generatedFrom } from '../../test/generated-items';
import routes from '../routes';

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText('Question');
const LOCKED = 'Saving. The fields are locked until it is done.';

/** Opens the edit of a question that no other test has edited. */
async function openEdit() {
  const question = aBankQuestion({ question: 'A train leaves at 8:47.', mcq_options: 'A 115, B 125', version: 5 });
  bankShows(question);
  generatedFrom(question, {});
  apiReturns(`questions/get-question/${question.id}`, question);
  const view = renderRemote(routes, `/questions/Maths/${question.id}/edit`);
  await screen.findByLabelText('Question');
  const update = `questions/update-questions/${question.id}`;
  return { ...view, question, update, draft: draftKey(`edit-${question.id}`) };
}

async function type(text: string) {
  await user.clear(field());
  await user.type(field(), text);
}

beforeEach(bankIsOpen);
afterEach(() => void jest.restoreAllMocks());

describe('while a form is saved', () => {
  it('an edit is locked, and after a failure it is as it was typed', async () => {
    const { update, draft } = await openEdit();
    const fail = apiHangs(update, { message: 'The bank is locked.' }, 500);
    await type('A tram leaves');
    await press('Save');
    expect(await screen.findByText(LOCKED)).toBeVisible();
    await user.type(field(), ' too late');
    expect(field()).toBeDisabled();
    fail();
    expect(await screen.findByText('Error updating question')).toBeVisible();
    expect(screen.getByText('The bank is locked.')).toBeVisible();
    expect(field()).toBeEnabled();
    expect(field()).toHaveValue('A tram leaves');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(localStorage.getItem(draft)).toContain('A tram leaves');
  });

  it('a new question is locked, and cannot be cleared', async () => {
    const succeed = apiHangs(ADD_MATHS, { message: 'Question added successfully', question: aBankQuestion() }, 201);
    await openAddForm();
    await fillIn();
    await saveNew();
    expect(await screen.findByText(LOCKED)).toBeVisible();
    await user.type(field(), ' too late');
    await press('Clear the form');
    expect(field()).toHaveValue('When is the third tram?');
    succeed();
    expect(await screen.findByText('Question added successfully')).toBeVisible();
    expect(localStorage.getItem(draftKey('add-Maths'))).toBeNull();
  });

  it('what another tab types into the same form stays stored', async () => {
    const succeed = apiHangs(ADD_MATHS, { message: 'Question added successfully', question: aBankQuestion() }, 201);
    await openAddForm();
    await fillIn();
    await saveNew();
    const draft = localStorage.getItem(draftKey('add-Maths'))?.replace('third', 'fourth') ?? '';
    localStorage.setItem(draftKey('add-Maths'), draft);
    succeed();
    expect(await screen.findByText('Question added successfully')).toBeVisible();
    expect(localStorage.getItem(draftKey('add-Maths'))).toBe(draft);
  });

  it('who leaves its page stays where they went', async () => {
    const { update, router, question } = await openEdit();
    const succeed = apiHangs(update, { message: 'Question updated successfully', question });
    await type('A tram leaves');
    await press('Save');
    await act(() => router.navigate('/add-questionsBooks'));
    succeed();
    await waitFor(() => expect(shownNotices()).toEqual(['Question updated successfully']));
    expect(router.state.location.pathname).toBe('/add-questionsBooks');
  });
});

test('Cancel that opens another tab leaves what was typed', async () => {
  const { draft } = await openEdit();
  await type('A tram leaves');
  // jsdom opens no tabs.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.keyboard('{/Control}');
  expect(field()).toHaveValue('A tram leaves');
  expect(localStorage.getItem(draft)).toContain('A tram leaves');
});

test('a browser that does not store what is typed: the form says so, and the page has it as long as it is open', async () => {
  const { router, question } = await openEdit();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const sentence = 'This browser does not store what you type. Keep this page open until it is saved.';
  expect(screen.queryByText(sentence)).toBeNull();
  await type('A tram leaves');
  expect(screen.getByText(sentence)).toBeVisible();
  await act(() => router.navigate('/add-questionsBooks'));
  await screen.findByRole('heading', { name: 'Add questions' });
  await act(() => router.navigate(`/questions/Maths/${question.id}/edit`));
  expect(await screen.findByLabelText('Question')).toHaveValue('A tram leaves');
  expect(screen.getByText(sentence)).toBeVisible();
});

test('a browser that stores no more: what was typed before is found after a reload', async () => {
  const { draft } = await openEdit();
  await type('A tram');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.type(field(), ' leaves');
  expect(localStorage.getItem(draft)).toContain('A tram"');
});

test('an edit of a question that was deleted meanwhile is saved once the question is restored', async () => {
  const { update, question } = await openEdit();
  const message = 'This question is no longer in the bank. Choose another one in the list.';
  const deletion = { by: 'hannah', at: '2026-03-12T02:00:00.000Z' };
  apiReturns(update, { statusCode: 404, message, deletion }, 404);
  await type('A tram leaves');
  await press('Save');
  expect(await screen.findByText('Error updating question')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  const restored = { message: '1 question was restored.', changed: [question.id], unchanged: [] };
  apiReturns('questions/restore-questions', restored);
  apiReturns(`questions/get-question/${question.id}`, { ...question, version: 7 });
  await press('Restore');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  apiReturns(update, { message: 'Question updated successfully', question });
  await press('Save');
  await waitFor(() => expect(shownNotices()).toContain('Question updated successfully'));
  expect(apiCalls(update).at(-1)?.body).toMatchObject({ question: 'A tram leaves', version: '7' });
});
