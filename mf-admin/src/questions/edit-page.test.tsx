import '@wattle/design-system/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankQuestion } from '@wattle/contract/bank';
import {
  apiCalls,
  apiHangs,
  apiResponds,
  apiReturns,
  renderRemote,
  shownNotices,
  signInAs,
} from '@wattle/platform/testing';
import { aBankQuestion } from '../../test/bank';
import { change, openEdit, updatePath } from '../../test/edit-form';
import { canBeEdited } from '../../test/generated-items';
import { button, fieldOf, press } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();

const question = aBankQuestion({
  question: 'A train leaves at 8:47.',
  mcq_options: 'A 115, B 125, C 135',
  correct_answer: 'B',
  level: 'Easy',
  version: 5,
});
const UPDATE = updatePath(question);

/** Edits of an older version are refused, as the API does. */
function updatesDemand(current: BankQuestion) {
  apiResponds(UPDATE, ({ body }) => {
    const isOld = Number((body as Record<string, string>).version) < current.version;
    const refusal = { statusCode: 409, message: 'tom has changed this question since you opened it.' };
    if (isOld) return Response.json(refusal, { status: 409 });
    return Response.json({ message: 'Question updated successfully', question: current });
  });
}

beforeEach(() => {
  signInAs('admin');
  canBeEdited(question);
  updatesDemand(question);
});

const open = () => openEdit(question);

const sent = () => apiCalls(UPDATE).map(({ body }) => body as Record<string, string>);

test('a changed question is sent with the version that was edited, and the page leads back to it', async () => {
  const { router } = await open();
  await change('Question', 'A tram leaves at 8:47.');
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/questions/Maths/${question.id}`));
  expect(sent()).toMatchObject([{ question: 'A tram leaves at 8:47.', version: '5', correct_answer: 'B' }]);
  expect(shownNotices()).toEqual(['Question updated successfully']);
});

test('a question that cannot be fetched is asked for again, and nothing else', async () => {
  apiReturns(`questions/get-question/${question.id}`, { statusCode: 500, message: 'down' }, 500);
  renderRemote(routes, `/questions/Maths/${question.id}/edit`);
  expect(await screen.findByText('Error fetching question details')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go Back' })).toBeNull();
  canBeEdited(question);
  await press('Try again');
  expect(await screen.findByLabelText('Question')).toBeVisible();
});

test.each([
  ['Original', ['Original', 'Generated', 'Finalized', 'Draft'], ' @long'],
  ['Generated', ['Generated', 'Finalized'], ''],
  ['Draft', ['Draft', 'Finalized'], ' @long'],
] as const)('%s leads on to %j%s', async (type, types, _mark) => {
  const edited = { ...question, type };
  canBeEdited(edited);
  await openEdit(edited);
  const offered = within(fieldOf('Type')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose', ...types]);
});

test('what is required is asked for before anything is sent', async () => {
  await open();
  await user.clear(fieldOf('Question'));
  await user.selectOptions(fieldOf('Level'), 'Choose');
  await press('Save');
  expect(await screen.findByText('Question is required.')).toBeVisible();
  expect(screen.getByText('Level is Easy, Medium or Difficult.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('what was typed survives a reload, and can be discarded', async () => {
  const { unmount } = await open();
  await change('Question', 'Half an edit');
  unmount();
  await open();
  expect(fieldOf('Question')).toHaveValue('Half an edit');
  await press('Discard it');
  expect(fieldOf('Question')).toHaveValue('A train leaves at 8:47.');
});

describe('when somebody else was faster', () => {
  const newer: BankQuestion = {
    ...question,
    question: 'A train arrives at 8:47.',
    mcq_options: 'A 1 h, B 2 h, C 3 h',
    level: 'Medium',
    version: 6,
    updatedBy: 'tom',
    updatedAt: new Date().toISOString(),
  };

  async function openConflict() {
    const view = await open();
    await change('Question', 'A tram leaves at 8:47.');
    await change('Option A', '116');
    await change(/^Explanation/, 'Count on.');
    canBeEdited(newer);
    updatesDemand(newer);
    await press('Save');
    await screen.findByText('tom saved a newer version while you were typing.');
    return view;
  }

  const choose = (field: RegExp, name: RegExp) =>
    user.click(within(screen.getByRole('radiogroup', { name: field })).getByRole('radio', { name }));

  test('only what both changed is asked about; Save waits until each choice is made, then both edits are saved together', async () => {
    await openConflict();
    expect(screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(screen.getByRole('heading', { name: '1. Question' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '2. Options and correct answer' })).toBeVisible();
    const merged = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(merged).toEqual([expect.stringContaining('ExplanationYours'), expect.stringContaining('Leveltom’s')]);
    await press('Save as version 7');
    expect(screen.getByText('2 choices left: question; options and correct answer')).toBeVisible();
    await choose(/Question/, /^Yours/);
    await choose(/Options/, /^tom’s/);
    await press('Save as version 7');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({
      question: 'A tram leaves at 8:47.',
      mcq_options: 'A 1 h, B 2 h, C 3 h',
      explanation: 'Count on.',
      level: 'Medium',
      version: '6',
    });
  });

  test('the choices are locked while they are saved, and after a failure they are as they were made @long', async () => {
    await openConflict();
    await choose(/Question/, /^Yours/);
    await choose(/Options/, /^tom’s/);
    const fail = apiHangs(UPDATE, { message: 'The bank is locked.' }, 500);
    await press('Save as version 7');
    await choose(/Question/, /^tom’s/);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    fail();
    expect(await screen.findByText('The bank is locked.')).toBeVisible();
    expect(
      within(screen.getByRole('radiogroup', { name: /Question/ })).getByRole('radio', { name: /^Yours/ }),
    ).toBeChecked();
  });

  test('a reload loses nothing that was typed @long', async () => {
    const { unmount } = await openConflict();
    unmount();
    await open();
    expect(fieldOf('Question')).toHaveValue('A tram leaves at 8:47.');
    await press('Save');
    expect(await screen.findByText('tom saved a newer version while you were typing.')).toBeVisible();
  });

  test('Discard shows the newer text @long', async () => {
    await openConflict();
    await press('Discard my changes');
    expect(await screen.findByLabelText('Question')).toHaveValue('A train arrives at 8:47.');
  });
});

test('after a corrected key it shows what would change in past attempts, and changes it on request', async () => {
  const counts = {
    keysBefore: ['B'],
    keyNow: 'C',
    attempts: 14,
    scoresUp: 9,
    scoresDown: 2,
    otherOptions: 0,
    children: 8,
    openAttempts: 3,
  };
  const openOnes = (verb: string) => `3 open attempts ${verb} be marked by the corrected key when they are submitted.`;
  apiReturns(`questions/re-marking/${question.id}`, { ...counts, message: 'This is what would change.' });
  await open();
  await user.click(screen.getByRole('radio', { name: 'C is the right option' }));
  await press('Save');
  expect(await screen.findByText('9 scores would rise, 2 scores would fall.')).toBeVisible();
  expect(screen.getByText(openOnes('would'))).toBeVisible();
  await press('Mark past attempts again');
  expect(await screen.findByText('9 scores rose, 2 scores fell.')).toBeVisible();
  expect(screen.getByText(openOnes('will'))).toBeVisible();
  expect(apiCalls(`questions/re-marking/${question.id}`).map(({ method }) => method)).toEqual(['GET', 'POST']);
});

const ONE_OPEN = {
  ...{ attempts: 0, scoresUp: 0, scoresDown: 0, otherOptions: 0, children: 0, keysBefore: [], keyNow: 'C' },
  ...{ openAttempts: 1, message: 'This is what would change.' },
};

test('a corrected key can be asked for where only open attempts have the other one @long', async () => {
  apiReturns(`questions/re-marking/${question.id}`, ONE_OPEN);
  await open();
  await user.click(screen.getByRole('radio', { name: 'C is the right option' }));
  await press('Save');
  await press('Mark past attempts again');
  const sentence = '1 open attempt will be marked by the corrected key when it is submitted.';
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('while past attempts are marked again, the page shows what is changed meanwhile @long', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  apiResponds(`questions/re-marking/${question.id}`, async ({ method }) => {
    if (method === 'POST') await ended;
    return Response.json(ONE_OPEN);
  });
  await open();
  await user.click(screen.getByRole('radio', { name: 'C is the right option' }));
  await press('Save');
  const mark = await button('Mark past attempts again');
  await user.click(mark);
  apiReturns(`questions/update-question/${question.id}`, { message: 'Question finalized successfully', question });
  canBeEdited({ ...question, type: 'Finalized' });
  await press('Finalize');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Finalize' })).toBeNull());
  expect(mark).toHaveAttribute('aria-busy', 'true');
  end();
  await waitFor(() => expect(mark).not.toBeInTheDocument());
});
