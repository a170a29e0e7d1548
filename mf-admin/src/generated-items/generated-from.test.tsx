import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aBankQuestion } from '../../test/bank';
import { bankShows } from '../../test/generated-items';
import routes from '../routes';

const original = aBankQuestion({ question: 'Zara has 3 cups of oats.' });
const question = aBankQuestion({
  type: 'Generated',
  question: 'Leo has 3 cups of flour.',
  parent_question_id: original.id,
});

beforeEach(() => {
  signInAs('admin');
  bankShows(question);
  apiReturns(`generation/origin/${question.id}`, {
    questionId: question.id,
    generationId: 'generation-1',
    parentId: original.id,
    at: '2026-11-20T02:00:00.000Z',
    prompt: 'questions.v1',
    model: 'wattle-test-model',
    messages: [{ role: 'system', content: 'You write questions.' }],
    rawAnswer: '{"questions":[]}',
    topic: 'Fractions',
    skill: 'multiply a mixed number',
    secondAnswer: 'B',
  });
});

const open = () => renderRemote(routes, `/questions/Maths/${question.id}`);

test('a generated question stands beside its original, with what differs, and leads to it', async () => {
  bankShows(original);
  open();
  const region = within(await screen.findByRole('region', { name: 'Original question' }));
  expect(region.getByText('Zara has 3 cups of oats.')).toBeVisible();
  expect(region.getByRole('link', { name: 'Open the original' })).toHaveAttribute(
    'href',
    `/questions/Maths/${original.id}`,
  );
  const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(expect.arrayContaining(['Leo', 'flour']));
});

test('it tells prompt, model, what it tests and the raw answer', async () => {
  bankShows(original);
  open();
  const origin = within(await screen.findByRole('region', { name: 'How it was generated' }));
  expect(origin.getByText(/By wattle-test-model with prompt questions.v1/)).toHaveTextContent(
    'It tests: multiply a mixed number (Fractions).',
  );
  await userEvent.click(origin.getByText('What the model sent back'));
  expect(origin.getByRole('region', { name: 'Answer of the model' })).toHaveTextContent('"questions": []');
});

test('an original that is gone is named so', async () => {
  apiReturns(
    `questions/get-question/${original.id}`,
    { message: 'This question is no longer in the bank. Choose another one in the list.' },
    404,
  );
  open();
  expect(await screen.findByText('The original question is no longer in the bank.')).toBeVisible();
  expect(screen.getByText(/flour/)).toBeVisible();
});
