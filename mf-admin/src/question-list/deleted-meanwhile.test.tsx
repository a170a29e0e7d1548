import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, shownNotices, signInAs } from '@wattle/platform/testing';
import { aBankQuestion, bankHas, DELETED, restoreSucceeds } from '../../test/bank';
import { canBeEdited } from '../../test/generated-items';
import { openList } from '../../test/open-list';
import { button, press } from '../../test/press';

const user = userEvent.setup();

describe('a question of the list that was deleted meanwhile', () => {
  const question = aBankQuestion({ type: 'Generated' });
  const NOT_IN_LIST = 'Question not found in the filtered list.';
  const AGAIN = 'This question is in the bank again, from row 2 of again.xlsx. To restore this one, delete that one.';
  const NOT_RESTORED = {
    message: '0 questions were restored. 1 could not be.',
    changed: [],
    unchanged: [{ id: question.id, message: AGAIN }],
  };

  beforeEach(() => {
    signInAs('admin');
    bankHas([question]);
  });

  const restoreFrom = async () => {
    restoreSucceeds(question.id);
    bankHas([question]);
    await press('Restore');
    await waitFor(() => expect(shownNotices()).toEqual(['1 question was restored.']));
    expect(apiCalls('questions/restore-questions')[0]?.body).toEqual({ subject: 'Maths', ids: [question.id] });
  };

  test('is not finalized: the list says who deleted it, and restores it', async () => {
    await openList();
    apiReturns(`questions/update-question/${question.id}`, DELETED, 404);
    const finalize = await button('Finalize');
    bankHas([]);
    await user.click(finalize);
    expect(await screen.findByText(NOT_IN_LIST)).toBeVisible();
    expect(screen.getByText('Failed to finalize the question')).toBeVisible();
    expect(screen.getByText('hannah deleted it on 12 Mar', { exact: false })).toBeVisible();
    expect(await screen.findByText('No questions available for this subject.')).toBeVisible();
    await restoreFrom();
    expect(await screen.findByRole('cell', { name: 'Generated' })).toBeVisible();
    expect(screen.queryByText(NOT_IN_LIST)).toBeNull();
  });

  test('is not finalized with the selected ones, and can be restored @long', async () => {
    await openList();
    apiReturns('questions/finalize-questions', {
      message: '0 questions were finalized. 1 could not be.',
      changed: [],
      unchanged: [{ id: question.id, message: DELETED.message, deletion: DELETED.deletion }],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select question 1' }));
    await press('Finalize selected');
    expect(await screen.findByText('0 questions were finalized. 1 could not be.')).toBeVisible();
    await restoreFrom();
  });

  test('stays named where it cannot be restored, with the reason, until it can be @long', async () => {
    await openList();
    apiReturns(`questions/update-question/${question.id}`, DELETED, 404);
    const finalize = await button('Finalize');
    bankHas([]);
    await user.click(finalize);
    apiReturns('questions/restore-questions', NOT_RESTORED);
    await press('Restore');
    expect(await screen.findByText(`0 questions were restored. 1 could not be. ${AGAIN}`)).toHaveRole('alert');
    expect(screen.getByText(NOT_IN_LIST)).toBeVisible();
    expect(shownNotices()).toEqual([]);
    await restoreFrom();
    await waitFor(() => expect(screen.queryByText(NOT_IN_LIST)).toBeNull());
  });

  test.each([
    ['View', '', 'question', NOT_RESTORED, `0 questions were restored. 1 could not be. ${AGAIN}`],
    ['Edit', ' @long', 'get-question', NOT_RESTORED, `0 questions were restored. 1 could not be. ${AGAIN}`],
    ['View', ' @long', 'question', undefined, 'The question could not be restored. Please try again.'],
    ['Edit', ' @long', 'get-question', undefined, 'The question could not be restored. Please try again.'],
  ])('its page by %s says why it cannot be restored%s', async (link, _mark, path, response, reason) => {
    await openList();
    apiReturns(`questions/${path}/${question.id}`, DELETED, 404);
    await user.click(await screen.findByRole('link', { name: link }));
    const restore = await button('Restore');
    // Nothing has changed; a page that asked again would show a spinner in place of the reason.
    apiHangs(`questions/${path}/${question.id}`, DELETED, 404);
    if (response) apiReturns('questions/restore-questions', response);
    else apiUnreachable('questions/restore-questions');
    await user.click(restore);
    expect(await screen.findByText(reason)).toHaveRole('alert');
    expect(shownNotices()).toEqual([]);
  });

  test.each([
    ['View', ' @long', 'question', 'heading'],
    ['Edit', '', 'get-question', 'textbox'],
  ] as const)('is not found by %s, and can be restored there%s', async (link, _mark, path, role) => {
    await openList();
    apiReturns(`questions/${path}/${question.id}`, DELETED, 404);
    await user.click(await screen.findByRole('link', { name: link }));
    expect(await screen.findByText(NOT_IN_LIST)).toBeVisible();
    canBeEdited(question);
    await restoreFrom();
    expect(await screen.findByRole(role, { name: role === 'heading' ? 'Maths question' : 'Question' })).toBeVisible();
  });

  test('is not deleted a second time @long', async () => {
    await openList();
    await press('Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    bankHas([]);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('No questions available for this subject.');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(NOT_IN_LIST)).toBeVisible();
    expect(apiCalls(`questions/delete-question/${question.id}`)).toEqual([]);
  });
});
