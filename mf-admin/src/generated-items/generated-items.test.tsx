import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import {
  apiCalls,
  apiHangs,
  apiReturns,
  apiUnreachable,
  renderRemote,
  shownNotices,
  signInAs,
} from '@wattle/platform/testing';
import { aBankQuestion } from '../../test/bank';
import { aRefusedItem, aStoredItem, bankShows, canBeEdited, generatedFrom } from '../../test/generated-items';
import { paste } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();
const original = aBankQuestion({
  question: 'Zara uses 3 cups of oats to make 24 biscuits.',
  mcq_options: 'A 6, B 7',
  correct_answer: 'B',
});
const question = aBankQuestion({
  type: 'Generated',
  question: 'Leo uses 5 cups of flour to make 24 pikelets.',
  mcq_options: 'A 8, B 9',
  correct_answer: 'B',
  version: 3,
  level: 'Easy',
  parent_question_id: original.id,
});
const other = aBankQuestion({ type: 'Generated', question: 'Mina has 6 lemons.', parent_question_id: original.id });
const FINALIZE = `questions/update-question/${question.id}`;
const REJECT = `generation/reject/${question.id}`;
const RESTORE = `questions/restore-question/${question.id}`;

const by = { by: 'hannah', at: new Date().toISOString() };
const rejected = { ...by, reason: 'Too hard for Easy', question: { ...question, version: 4 } };
const waiting = { questions: [other, question], stored: [aStoredItem(question.id), aStoredItem(other.id)] };
const afterRejection = {
  questions: [other],
  stored: [aStoredItem(question.id, { removed: rejected }), aStoredItem(other.id)],
};

beforeEach(() => {
  signInAs('admin');
  bankShows(original);
  bankShows(question);
  generatedFrom(original, { ...waiting, refused: [aRefusedItem()] });
});

async function open(isStyled = false) {
  const view = renderRemote(routes, `/questions/Maths/${original.id}`, { isStyled });
  await screen.findByText('Generated questions', { selector: 'h1' });
  return view;
}

const cardOf = (name: RegExp | string) => within(screen.getByRole('article', { name }));
const leo = () => cardOf(/Leo/);
const press = (name: string) => user.click(leo().getByRole('button', { name }));

describe('the items of an original question', () => {
  test('stand beside it with their number, only what differs is marked, refused ones last', async () => {
    await open();
    expect(screen.getByText('3 came back, 2 passed, 1 refused')).toBeVisible();
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    const marks = [...(cards[0]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
    expect(marks).toEqual(expect.arrayContaining(['Leo', '5', 'flour', 'pikelets']));
    expect(marks).not.toContain('24');
    expect(within(screen.getByRole('region', { name: 'Original question' })).getByText('7')).toBeVisible();
    expect(cards[2]).toHaveTextContent('The key says 14; solved again without it: 12.');
  });

  test('say what the checks found, with the answer of the second solve', async () => {
    await open();
    const said = leo().getByRole('list', { name: 'What the checks said' });
    expect(
      within(said)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'One key',
      'Differs enough',
      'Right topic',
      'Year level',
      'Clean text',
      'Solved again without the key: 9',
    ]);
  });

  test('an edited one says by whom, and that the checks were before', async () => {
    generatedFrom(original, { ...waiting, stored: [aStoredItem(question.id, { edited: by }), aStoredItem(other.id)] });
    await open();
    expect(leo().getByText(/^Edited by hannah at \d{1,2}:\d\d/)).toBeVisible();
    expect(leo().getByText('Before the edit:')).toBeVisible();
  });

  test('the figures of their prompt stand below the original', async () => {
    await open();
    const figures = within(await screen.findByRole('region', { name: 'Prompt questions.v1' }));
    expect(figures.getByText('since 2 Nov 2026')).toBeVisible();
    expect(figures.getAllByRole('definition').map((count) => count.textContent)).toEqual([
      '412',
      '318',
      '236',
      '37',
      '45',
    ]);
    expect(figures.getByText('finalized, 41 of them after an edit')).toBeVisible();
  });

  test('a refused item opens with all its flaws and what the model sent', async () => {
    const flaws = [
      { check: 'noMarkup', reason: 'The question holds markup.' },
      { check: 'oneKey', reason: 'Options A and B are the same.' },
    ];
    generatedFrom(original, { ...waiting, refused: [aRefusedItem({ flaws })] });
    await open();
    const card = cardOf(/The question holds markup/);
    expect(card.queryByText('How many gulls are left?')).toBeNull();
    await user.click(card.getByRole('button', { name: 'Show' }));
    expect(card.getByText('How many gulls are left?')).toBeVisible();
    expect(card.getByText('Options A and B are the same.')).toBeVisible();
    await user.click(card.getByText('What wattle-test-model sent to the prompt questions.v1'));
    expect(card.getByRole('region', { name: 'Answer of the model' })).toHaveTextContent('"questions": []');
  });

  test('offers another try when they cannot be fetched', async () => {
    apiUnreachable(`generation/items/${original.id}`);
    renderRemote(routes, `/questions/Maths/${original.id}`);
    expect(await screen.findByText('Failed to fetch question details. Please try again.')).toBeVisible();
    generatedFrom(original, waiting);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Generated questions', level: 1 })).toBeVisible();
  });

  test('where all were refused, they still stand there with their reasons', async () => {
    generatedFrom(original, { refused: [aRefusedItem()] });
    await open();
    expect(screen.getByText('1 came back, 0 passed, 1 refused')).toBeVisible();
  });
});

describe('Finalize', () => {
  const finalized = { ...question, type: 'Finalized' as const, version: 4 };
  const afterwards = {
    ...waiting,
    questions: [other, finalized],
    stored: [aStoredItem(question.id, { finalized: by }), aStoredItem(other.id)],
  };

  test('folds the question to one line, which has the focus and opens again, and counts in the figures', async () => {
    apiReturns(FINALIZE, { message: 'Question finalized successfully' });
    await open();
    await screen.findByText('236');
    generatedFrom(original, afterwards, { finalized: 237 });
    await press('Finalize');
    await waitFor(() => expect(screen.getByRole('article', { name: /Leo/ })).toHaveFocus());
    expect(await screen.findByText('237')).toBeVisible();
    await user.click(await leo().findByRole('button', { name: 'Show' }));
    expect(leo().getByText('Finalized')).toBeVisible();
    expect(leo().getByText(/^Finalized by hannah at/)).toBeVisible();
    expect(leo().queryByRole('button', { name: 'Finalize' })).toBeNull();
    expect(shownNotices()).toEqual(['Question finalized successfully']);
    expect(apiCalls(FINALIZE).map(({ path }) => path)).toEqual([`${FINALIZE}?subject=Maths&version=3`]);
  });

  test('takes two presses for one, and locks Reject, so that nothing asks for a reason meanwhile', async () => {
    const respond = apiHangs(FINALIZE, { message: 'Question finalized successfully' });
    await open();
    await user.dblClick(leo().getByRole('button', { name: 'Finalize' }));
    await press('Reject');
    expect(leo().getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-disabled', 'true');
    expect(leo().queryByRole('radio')).toBeNull();
    generatedFrom(original, afterwards);
    respond();
    await leo().findByRole('button', { name: 'Show' });
    expect(apiCalls(FINALIZE)).toHaveLength(1);
  });

  test('of a question that somebody else has changed says so, and shows it as it is now', async () => {
    const message = 'tom has changed this question since you opened it. Nothing of yours is lost.';
    apiReturns(FINALIZE, { message }, 409);
    await open();
    const edited = { ...question, question: 'Leo uses 7 cups of flour.', version: 4 };
    generatedFrom(original, { ...waiting, questions: [other, edited] });
    await press('Finalize');
    expect(await leo().findByRole('alert')).toHaveTextContent(`${message} This is how it is now.`);
    expect(leo().getByText('7')).toBeVisible();
    await press('Finalize');
    await waitFor(() => expect(apiCalls(FINALIZE)).toHaveLength(2));
    expect(apiCalls(FINALIZE)[1]?.path).toContain('version=4');
  });

  test('of a question that somebody else has rejected says so, and shows the reason @long', async () => {
    apiReturns(FINALIZE, { message: 'This question is no longer in the bank. Choose another one in the list.' }, 404);
    await open(true);
    generatedFrom(original, afterRejection);
    await press('Finalize');
    expect(await leo().findByRole('alert')).toHaveTextContent('Somebody else has taken this question out of the bank');
    expect(leo().getByText('Reason: Too hard for Easy')).toBeVisible();
    expect(leo().getByText('Reason: Too hard for Easy')).toHaveStyle({ overflowWrap: 'anywhere' });
  });

  test('that fails says so, and can be tried again', async () => {
    apiUnreachable(FINALIZE);
    await open();
    await press('Finalize');
    expect(await leo().findByText('Failed to finalize the question')).toBeVisible();
    expect(leo().getByRole('button', { name: 'Finalize' })).toBeEnabled();
  });
});

describe('Reject', () => {
  const choose = (name: string) => user.click(leo().getByRole('radio', { name }));

  test('asks why in the card; then the card says so with the reason', async () => {
    apiReturns(REJECT, { message: 'Question rejected successfully' });
    await open();
    await press('Reject');
    await press('Reject');
    expect(await leo().findByText('Choose a reason.')).toBeVisible();
    await choose('Too hard for Easy');
    generatedFrom(original, afterRejection);
    await press('Reject');
    expect(await leo().findByText('Reason: Too hard for Easy')).toBeVisible();
    expect(leo().getByText('Rejected')).toBeVisible();
    expect(screen.getByRole('article', { name: /Leo/ })).toHaveFocus();
    expect(apiCalls(REJECT).map(({ body }) => body)).toEqual([{ reason: 'Too hard for Easy', version: 3 }]);
  });

  test('something else is typed, at most 500 characters, and survives a failure', async () => {
    apiUnreachable(REJECT);
    await open();
    await press('Reject');
    await choose('Something else');
    await press('Reject');
    expect(await leo().findByText('Reason is required.')).toBeVisible();
    expect(leo().getByLabelText('Reason')).toHaveAttribute('maxlength', '500');
    await paste(leo().getByLabelText('Reason'), 'Pikelets are no biscuits.');
    await press('Reject');
    expect(await leo().findByText('The question could not be rejected. Please try again.')).toBeVisible();
    expect(leo().getByLabelText('Reason')).toHaveValue('Pikelets are no biscuits.');
  });

  test('a typed reason also survives that somebody else has edited the question @long', async () => {
    apiReturns(REJECT, { message: 'tom has changed this question since you opened it.' }, 409);
    await open();
    await press('Reject');
    await choose('Something else');
    await paste(leo().getByLabelText('Reason'), 'Dull.');
    generatedFrom(original, { ...waiting, questions: [other, { ...question, version: 4 }] });
    await press('Reject');
    expect(await leo().findByRole('alert')).toHaveTextContent('tom has changed this question');
    expect(leo().getByLabelText('Reason')).toHaveValue('Dull.');
  });

  test('the keyboard alone chooses a reason, and Escape cancels', async () => {
    await open();
    leo().getByRole('button', { name: 'Reject' }).focus();
    await user.keyboard('{Enter}');
    expect(leo().getByRole('radio', { name: 'Too hard for Easy' })).toHaveFocus();
    await user.keyboard(' {Escape}');
    expect(leo().queryByRole('radio')).toBeNull();
    expect(screen.getByRole('article', { name: /Leo/ })).toHaveFocus();
    expect(apiCalls(REJECT)).toEqual([]);
  });

  test('can be undone, also after a reload', async () => {
    generatedFrom(original, afterRejection);
    apiReturns(RESTORE, { message: 'Question restored successfully' });
    await open();
    generatedFrom(original, waiting);
    await press('Undo the rejection');
    expect(await leo().findByRole('button', { name: 'Finalize' })).toBeVisible();
    expect(apiCalls(RESTORE)).toHaveLength(1);
  });
});

test('Edit returns to the items, with the focus on what was edited', async () => {
  apiReturns(`questions/update-questions/${question.id}`, { message: 'Question updated successfully', question });
  canBeEdited(question);
  const { router } = await open();
  await user.click(leo().getByRole('link', { name: 'Edit' }));
  await paste(await screen.findByLabelText('Question'), ' Now.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/questions/Maths/${original.id}`));
  await waitFor(() => expect(screen.getByRole('article', { name: /Leo/ })).toHaveFocus());
});
