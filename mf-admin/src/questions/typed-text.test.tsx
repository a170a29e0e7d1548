import '@wattle/design-system/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiCalls, apiHangs, apiReturns, shownNotices } from '@wattle/platform/testing';
import { addHangs, bankIsOpen, draftKey, fillIn, isAdded, openAddForm, saveNew } from '../../test/add-form';
import { aBankQuestion, DELETED, restoreSucceeds } from '../../test/bank';
import { change, openEdit as openForm, updatePath } from '../../test/edit-form';
import { canBeEdited } from '../../test/generated-items';
import { fieldOf, press } from '../../test/press';

const user = userEvent.setup();
const field = () => fieldOf('Question');
const LOCKED = 'Saving. The fields are locked until it is done.';

/** Opens the edit of a question that no other test has edited. */
async function openEdit() {
  const question = aBankQuestion({ question: 'A train leaves at 8:47.', mcq_options: 'A 115, B 125', version: 5 });
  canBeEdited(question);
  const view = await openForm(question);
  return { ...view, question, update: updatePath(question), draft: draftKey(`edit-${question.id}`) };
}

const type = (text: string) => change('Question', text);

beforeEach(bankIsOpen);
afterEach(() => void jest.restoreAllMocks());

describe('while a form is saved', () => {
  it('an edit is locked, and after a failure it is as it was typed', async () => {
    const { update, draft } = await openEdit();
    const fail = apiHangs(update, { message: 'The bank is locked.' }, 500);
    await type('A tram leaves');
    await press('Save');
    expect(await screen.findByText(LOCKED)).toBeVisible();
    await user.type(field(), '!');
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
    const succeed = addHangs();
    await openAddForm();
    await fillIn();
    await saveNew();
    expect(await screen.findByText(LOCKED)).toBeVisible();
    await user.type(field(), '!');
    await press('Clear the form');
    expect(field()).toHaveValue('When is the third tram?');
    succeed();
    expect(await isAdded()).toBeVisible();
    expect(localStorage.getItem(draftKey('add-Maths'))).toBeNull();
  });

  it('what another tab types into the same form stays stored @long', async () => {
    const succeed = addHangs();
    await openAddForm();
    await fillIn();
    await saveNew();
    const draft = localStorage.getItem(draftKey('add-Maths'))?.replace('third', 'fourth') ?? '';
    localStorage.setItem(draftKey('add-Maths'), draft);
    succeed();
    expect(await isAdded()).toBeVisible();
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

test('Cancel that opens another tab leaves what was typed @long', async () => {
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

test('a browser that stores no more: what was typed before is found after a reload @long', async () => {
  const { draft } = await openEdit();
  await type('A tram');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.type(field(), ' leaves');
  expect(localStorage.getItem(draft)).toContain('A tram"');
});

test('an edit of a question that was deleted meanwhile is saved once the question is restored @long', async () => {
  const { update, question } = await openEdit();
  apiReturns(update, DELETED, 404);
  await type('A tram leaves');
  await press('Save');
  expect(await screen.findByText('Error updating question')).toBeVisible();
  expect(screen.getByText(DELETED.message)).toBeVisible();
  restoreSucceeds(question.id);
  apiReturns(`questions/get-question/${question.id}`, { ...question, version: 7 });
  await press('Restore');
  await waitFor(() => expect(screen.queryByText(DELETED.message)).toBeNull());
  apiReturns(update, { message: 'Question updated successfully', question });
  await press('Save');
  await waitFor(() => expect(shownNotices()).toContain('Question updated successfully'));
  expect(apiCalls(update).at(-1)?.body).toMatchObject({ question: 'A tram leaves', version: '7' });
});
