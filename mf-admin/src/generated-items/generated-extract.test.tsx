import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { anId } from '@wattle/contract/testing';
import { apiCalls, apiHangs, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aBankQuestion } from '../../test/bank';
import { aRefusedItem, aStoredItem, bankShows, generatedFrom } from '../../test/generated-items';
import routes from '../routes';

const user = userEvent.setup();
const extractId = anId();
const text = 'The creek was still brown and loud.';
const original = aBankQuestion({ subject: 'Reading', text: 'The lamp had to be wound.' });
const generated = { subject: 'Reading', type: 'Generated', text, parent_question_id: original.id } as const;
const first = aBankQuestion({ ...generated, question: 'Why was the creek loud?' });
const second = aBankQuestion({ ...generated, question: 'Who came late?' });
const elder = aBankQuestion({ ...generated, text: 'Another extract.', question: 'Who rang the bell?' });
const stored = [
  aStoredItem(elder.id, { generationId: 'generation-0', extractId: anId() }),
  aStoredItem(first.id, { extractId, prompt: 'extract.v1' }),
  aStoredItem(second.id, { extractId, prompt: 'extract.v1' }),
];
const ids = [first.id, second.id];

beforeEach(() => {
  signInAs('admin');
  bankShows(original);
  generatedFrom(original, {
    questions: [second, first],
    stored,
    refused: [
      aRefusedItem(),
      aRefusedItem({ generationId: 'generation-0', flaws: [{ check: 'x', reason: 'Elder.' }] }),
    ],
  });
});

async function open() {
  renderRemote(routes, `/readingQuestion/Reading/${original.id}/${extractId}`);
  return within(await screen.findByRole('region', { name: 'Generated extract' }));
}

test('the extract stands once above its questions, without those of other extracts', async () => {
  const extract = await open();
  expect(extract.getByText(text)).toBeVisible();
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(screen.getByText('3 came back, 2 passed, 1 refused')).toBeVisible();
  expect(screen.queryByText('Who rang the bell?')).toBeNull();
  expect(screen.queryByText('Elder.')).toBeNull();
});

test('all its questions are finalized at once', async () => {
  const response = { message: '2 questions were finalized.', changed: ids, unchanged: [] };
  const respond = apiHangs('questions/finalize-questions', response);
  const extract = await open();
  await user.dblClick(extract.getByRole('button', { name: 'Finalize all 2 questions' }));
  const finalized = [first, second].map((question) => ({ ...question, type: 'Finalized' as const, version: 2 }));
  generatedFrom(original, { questions: finalized, stored });
  respond();
  expect(await screen.findAllByText('Finalized')).toHaveLength(2);
  expect(extract.queryByRole('button', { name: /Finalize/ })).toBeNull();
  expect(apiCalls('questions/finalize-questions').map(({ body }) => body)).toEqual([{ subject: 'Reading', ids }]);
});

test('all are rejected with one reason, and what could not be is named', async () => {
  apiReturns('generation/reject-questions', {
    message: '1 question was rejected. 1 could not be.',
    changed: [first.id],
    unchanged: [{ id: second.id, message: 'This question is no longer in the bank. Choose another one in the list.' }],
  });
  const extract = await open();
  await user.click(extract.getByRole('button', { name: 'Reject all 2 questions' }));
  await user.click(extract.getByRole('radio', { name: 'Hard to understand' }));
  await user.click(extract.getByRole('button', { name: 'Reject' }));
  expect(
    await extract.findByText(/^1 of the questions could not be changed: This question is no longer in the bank./),
  ).toBeVisible();
  expect(apiCalls('generation/reject-questions').map(({ body }) => body)).toEqual([
    { subject: 'Reading', ids, reason: 'Hard to understand' },
  ]);
});

test('Edit the extract leads to a question of it', async () => {
  const extract = await open();
  expect(extract.getByRole('link', { name: 'Edit the extract' })).toHaveAttribute(
    'href',
    `/questions/Reading/${first.id}/edit`,
  );
});

test('an extract that is no id has invalid parameters', async () => {
  renderRemote(routes, `/readingQuestion/Reading/${original.id}/17`);
  expect(await screen.findByText('Invalid parameters provided.')).toBeVisible();
});
