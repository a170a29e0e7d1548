import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import type { ImportChange } from '@wattle/contract/question-import';
import { anId } from '@wattle/contract/testing';
import { apiCalls, apiReturns, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import { aBankQuestion } from '../../test/bank';
import { anImportBatch, BATCH, batchIs } from '../../test/import-batch';
import { press } from '../../test/press';
import routes from '../routes';

const CHANGES = 'addQuestions/imports/import-7/changes';
const PROGRESS = 'addQuestions/imports/import-7';

beforeEach(() => void signInAs('admin'));

async function open(batch = anImportBatch()) {
  batchIs(batch);
  renderRemote(routes, '/import-questions/import-7');
  await screen.findByText('week-48.xlsx', { selector: 'h1' });
  return batch;
}

/** The next change begins, and has come so far when the page asks. */
function changeIs(change: Partial<ImportChange>) {
  const begun = { action: 'publish', by: 'tom', isRunning: true, total: 2, done: 0, unchanged: 0, reasons: [] };
  const progress = { state: 'done', rows: 6, checked: 6, written: 6 };
  apiReturns(CHANGES, { ...progress, change: { ...begun, ...change, isRunning: true, done: 0 } }, 202);
  apiReturns(PROGRESS, { ...progress, change: { ...begun, ...change } });
}

async function sentChange() {
  await waitFor(() => expect(apiCalls(CHANGES)).toHaveLength(1));
  return apiCalls(CHANGES)[0]?.body;
}

test('says who imported what, and that no child has seen the drafts', async () => {
  await open();
  expect(screen.getByText(/^Imported by tom .*Sheet “Questions”, header found in row 3, 6 rows\.$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '4 drafts. No child has seen any of them. 1 published, 1 thrown away.' }));
  expect(
    screen.getByText(
      '2 are ready, 1 has something to confirm, 1 needs you. Column “notes” isn’t known and was left out.',
    ),
  ).toBeVisible();
});

test('ready drafts are selected, so publishing is one click and one call, and the page says when it is done', async () => {
  const { members, seenAt } = await open();
  const ids = members.slice(0, 2).map(({ id }) => id);
  changeIs({ isRunning: false, done: 2 });
  await press('Publish the 2 selected');
  expect(await sentChange()).toEqual({ action: 'publish', only: ids, seenAt });
  await waitFor(() => expect(shownNotices()).toEqual(['2 questions published.']));
});

test('a change that is under way is followed, also by who has opened the page since', async () => {
  const change = { action: 'publish', by: 'tom', isRunning: true, total: 40_000, done: 500, unchanged: 0, reasons: [] };
  changeIs({ isRunning: true, total: 40_000, done: 12_500 });
  await open(anImportBatch({ change: { ...change, action: 'publish' } }));
  expect(await screen.findByText('12,500 of 40,000 done. It goes on if you leave this page.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo the whole import' })).toBeDisabled();
});

test('a new topic is published where its row is ticked; what needs correcting cannot be', async () => {
  await open();
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(screen.getByRole('checkbox', { name: '2 selected' })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 6' }));
  expect(screen.getByRole('button', { name: 'Publish the 3 selected' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: '3 selected' }));
  expect(screen.queryByRole('button', { name: /^Throw away the/ })).toBeNull();
  expect(screen.getByText('Options B and D are both “0.4”.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit row 7' })).toHaveAttribute('href', expect.stringMatching(/\/edit$/));
});

test('a correction is used in its row', async () => {
  const { questions } = await open();
  const id = questions[2]?.question.id;
  apiReturns(`questions/update-questions/${id}`, { message: 'Question updated successfully' });
  await press('Use Division');
  await waitFor(() => expect(apiCalls(`questions/update-questions/${id}`)).toHaveLength(1));
  expect(apiCalls(`questions/update-questions/${id}`)[0]?.body).toMatchObject({
    category: 'Division',
    type: 'Draft',
    version: '1',
  });
});

test('a row is previewed as a child sees it, with its key, and published or thrown away alone', async () => {
  const { members } = await open();
  await press('Which solid does the net make?');
  const preview = within(screen.getByRole('region', { name: 'Row 5, as a child sees it' }));
  expect(preview.getByText('Key')).toBeVisible();
  await userEvent.click(preview.getByRole('button', { name: 'Row before' }));
  expect(screen.getByRole('region', { name: 'Row 4, as a child sees it' })).toHaveFocus();
  changeIs({ action: 'throw-away', isRunning: false, total: 1, done: 1 });
  await press('Throw away');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Throw away' }));
  expect(await sentChange()).toEqual({ action: 'throw-away', only: [members[0]?.id] });
  await waitFor(() => expect(shownNotices()).toEqual(['1 question thrown away.']));
});

test('undoing names what was edited or served, and takes all of it out', async () => {
  await open();
  await press('Undo the whole import');
  const dialog = within(screen.getByRole('alertdialog'));
  expect(
    dialog.getByText(/^All 5 questions go to the bin for 30 days.*1 question has been in children’s tests\.$/),
  ).toBeVisible();
  expect(dialog.getByText('Row 8, in a test: What is it mainly about?')).toBeVisible();
  changeIs({ action: 'undo', isRunning: false, total: 5, done: 5 });
  batchIs(anImportBatch({ members: [], questions: [], deleted: 6 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('Nothing of this import is left in the bank.')).toBeVisible();
  expect(await sentChange()).toEqual({ action: 'undo' });
});

test('of many drafts the call names those that are left out, and what could not be published is told', async () => {
  const members = Array.from({ length: 501 }, () => ({
    id: anId(),
    subject: 'Maths' as const,
    state: 'ready' as const,
  }));
  await open(anImportBatch({ members: [...members, { id: anId(), subject: 'Maths', state: 'correct' }] }));
  changeIs({ isRunning: false, total: 501, done: 501, unchanged: 2, reasons: ['Somebody else publishes it.'] });
  await press('Publish the 501 selected');
  expect(await screen.findByText('499 questions published. 2 could not be.')).toBeVisible();
  expect(screen.getByText('Somebody else publishes it.')).toBeVisible();
  expect(await sentChange()).toMatchObject({ except: [expect.any(String)] });
});

test('what cannot be changed any more says why, and is shown as it is now', async () => {
  await open();
  const message = 'This import was undone already: nothing of it is left in the bank.';
  apiReturns(CHANGES, { message }, 409);
  batchIs(anImportBatch({ members: [], questions: [], deleted: 6 }));
  await press('Publish the 2 selected');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('Nothing of this import is left in the bank.')).toBeVisible();
});

test('a picture from another site is tried before its question can be published', async () => {
  const tried: HTMLImageElement[] = [];
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const picture = document.createElement('img');
    tried.push(picture);
    return picture;
  });
  const questions = ['https://a.example/1.png', 'https://a.example/2.png'].map((image_data, index) => ({
    row: index + 2,
    question: aBankQuestion({ type: 'Draft', image_data }),
    faults: [],
    isChange: false,
    nearDuplicates: [],
  }));
  const members = questions.map(({ question: { id } }) => ({
    id,
    subject: 'Maths' as const,
    state: 'picture' as const,
  }));
  await open(anImportBatch({ members, questions }));
  expect(screen.queryByRole('button', { name: /^Publish the/ })).toBeNull();
  await act(async () => {
    tried[0]?.onload?.(new Event('load'));
    tried[1]?.onerror?.(new Event('error'));
  });
  expect(screen.getByRole('button', { name: 'Publish the selected question' })).toBeVisible();
  expect(screen.getByText(/^This picture did not load\./)).toBeVisible();
  jest.restoreAllMocks();
});

test('only those that need somebody, or that have to be confirmed, are shown on request', async () => {
  await open();
  const [, , , faulty] = anImportBatch().questions;
  batchIs(anImportBatch({ questions: faulty ? [faulty] : [] }));
  await userEvent.click(screen.getByRole('radio', { name: 'Needs you (1)' }));
  await waitFor(() => expect(apiCalls(BATCH).at(-1)?.path).toMatch(/show=needs/));
  await waitFor(() => expect(screen.queryByText('Which solid does the net make?')).toBeNull());
  expect(screen.getByText('Which is closest to 3/8?')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'To confirm (1)' })).toBeVisible();
});

test('a draft that changes a question shows what it changes, and one that is nearly the same leads to that', async () => {
  const current = aBankQuestion({ explanation: 'Add them.' });
  const question = aBankQuestion({ ...current, id: anId(), type: 'Draft', explanation: 'Multiply them.' });
  const near = { id: anId(), question: 'How many dozens are 288?', type: 'Original' as const };
  const batch = anImportBatch();
  const [first, second] = batch.questions;
  if (!first || !second) throw new Error('The batch has no questions');
  await open({
    ...batch,
    members: [{ id: question.id, subject: 'Maths', state: 'ready' }, ...batch.members.slice(1)],
    questions: [
      { ...first, question, current, isChange: true },
      { ...second, nearDuplicates: [near] },
    ],
  });
  expect(screen.getByText('Changes a question in the bank: explanation.')).toBeVisible();
  const nearly = within(screen.getByRole('list', { name: 'Nearly the same as row 5' }));
  expect(nearly.getByRole('link', { name: near.question })).toHaveAttribute('href', expect.stringContaining(near.id));
  await userEvent.click(screen.getAllByRole('button', { name: question.question ?? '' })[0] as HTMLElement);
  const changes = within(screen.getByRole('region', { name: 'What it changes' }));
  expect(changes.getByText('Explanation')).toBeVisible();
  expect(changes.queryByText('Yours')).toBeNull();
});

test('an import that is not there says so', async () => {
  const message = 'There is no such import, or it wrote nothing. Choose one in the list.';
  apiReturns(BATCH, { message }, 404);
  renderRemote(routes, '/import-questions/import-7');
  expect(await screen.findByText(message)).toBeVisible();
});
