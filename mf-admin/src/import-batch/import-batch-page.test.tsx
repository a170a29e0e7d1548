import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { MAX_SELECTED_QUESTIONS } from '@wattle/contract/constants';
import { anId } from '@wattle/contract/testing';
import { apiCalls, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aBankQuestion } from '../../test/bank';
import { anImportBatch, BATCH, batchIs } from '../../test/import-batch';
import routes from '../routes';

const FINALIZE = 'questions/finalize-questions';
const DELETE = 'questions/delete-questions';

beforeEach(() => void signInAs('admin'));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function open(batch = anImportBatch()) {
  batchIs(batch);
  renderRemote(routes, '/import-questions/import-7');
  await screen.findByRole('heading', { level: 1, name: 'week-48.xlsx' });
  return batch;
}

function changed(ids: string[]) {
  return { message: '', changed: ids, unchanged: [] };
}

test('says who imported what, and that no child has seen the drafts', async () => {
  await open();
  expect(screen.getByText(/^Imported by tom .*Sheet “Questions”, header found in row 3, 6 rows\.$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '4 drafts. No child has seen any of them. 1 published, 1 thrown away.' }));
  expect(
    screen.getByText(
      '2 are ready, 1 has a topic to confirm, 1 needs you. Column “notes” isn’t known and was left out.',
    ),
  ).toBeVisible();
});

test('ready drafts are selected, so publishing is one click', async () => {
  const { members } = await open();
  const ids = members.slice(0, 2).map(({ id }) => id);
  apiReturns(FINALIZE, changed(ids));
  await press('Publish the 2 selected');
  await waitFor(() => expect(apiCalls(FINALIZE)).toHaveLength(1));
  expect(apiCalls(FINALIZE)[0]?.body).toEqual({ subject: 'Maths', ids });
});

test('a new topic is published where its row is ticked; what needs correcting cannot be', async () => {
  await open();
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
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
  apiReturns(DELETE, changed([members[0]?.id ?? '']));
  await press('Throw away');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(apiCalls(DELETE)).toHaveLength(1));
  expect(apiCalls(DELETE)[0]?.body).toEqual({ subject: 'Maths', ids: [members[0]?.id] });
});

test('undoing names what was edited or served, and takes all of it out', async () => {
  const { members } = await open();
  await press('Undo the whole import');
  const dialog = within(screen.getByRole('alertdialog'));
  expect(
    dialog.getByText(/^All 5 questions go to the bin for 30 days.*1 question has been in children’s tests\.$/),
  ).toBeVisible();
  expect(dialog.getByText('Row 8, in a test: What is it mainly about?')).toBeVisible();
  apiReturns(DELETE, changed(members.map(({ id }) => id)));
  batchIs(anImportBatch({ members: [], questions: [], deleted: 6 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('Nothing of this import is left in the bank.')).toBeVisible();
});

test('many drafts are published in several calls, and what could not be is told', async () => {
  const members = Array.from({ length: MAX_SELECTED_QUESTIONS + 1 }, () => {
    return { id: anId(), subject: 'Maths' as const, state: 'ready' as const };
  });
  await open(anImportBatch({ members }));
  const unchanged = [{ id: anId(), message: 'Somebody else publishes it.' }];
  apiReturns(FINALIZE, { message: '', changed: [], unchanged });
  await press('Publish the 501 selected');
  expect(await screen.findByText('0 questions published. 2 could not be.')).toBeVisible();
  expect(screen.getByText('Somebody else publishes it.')).toBeVisible();
  expect(apiCalls(FINALIZE)).toHaveLength(2);
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
  expect(screen.getByRole('button', { name: 'Publish the 1 selected' })).toBeVisible();
  expect(screen.getByText(/^This picture did not load\./)).toBeVisible();
  jest.restoreAllMocks();
});

test('an import that is not there says so', async () => {
  const message = 'There is no such import, or it wrote nothing. Choose one in the list.';
  apiReturns(BATCH, { message }, 404);
  renderRemote(routes, '/import-questions/import-7');
  expect(await screen.findByText(message)).toBeVisible();
});
