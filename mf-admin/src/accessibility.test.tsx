import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { ADMIN_LIST, aBankQuestion } from '../test/bank';
import { expectNoFaults } from '../test/no-faults';
import { wholeBank } from '../test/whole-bank';
import routes from './routes';

const question = aBankQuestion({ type: 'Generated' });
const { id } = question;

beforeEach(() => {
  signInAs('admin');
  wholeBank(question);
});

test.each([
  ['/admin-dashboard', 'Finalized'],
  ['/view-questions/Maths?page=2', 'Finalize'],
  ['/questions/Maths', 'No questions available for this subject.'],
  [`/questions/Maths/${id}`, 'See the difference'],
  [`/questions/Maths/${id}`, 'Question 4: asked.'],
  ['/admin-dashboard/prompts', 'questions.v2'],
  [`/questions/Maths/${id}/edit`, 'See the difference'],
  [`/questions/Maths/${id}/preview`, 'Question 1 of 1'],
  ['/admin-dashboard/operations', 'Everything is well.'],
  ['/add-questionsBooks', 'Add Math question'],
  ['/add-mathQuestions', 'Topic (category)'],
  ['/add-readingQuestions', 'Topic (category)'],
  ['/add-writingQuestions', 'Exam type'],
])('%s has no serious fault of accessibility', async (url, text) => {
  const { baseElement } = renderRemote(routes, url);
  await screen.findAllByText(text);
  await expectNoFaults(baseElement);
});

test('neither has a card that asks why its question is rejected, and a refused item that is open', async () => {
  const { baseElement } = renderRemote(routes, `/questions/Maths/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  for (const button of screen.getAllByRole('button', { name: 'Show' })) await userEvent.click(button);
  await expectNoFaults(baseElement);
});

test('neither has a list that cannot be fetched', async () => {
  apiReturns(ADMIN_LIST, {}, 500);
  const { baseElement } = renderRemote(routes, '/view-questions/Maths');
  await screen.findByText('Failed to fetch questions');
  await expectNoFaults(baseElement);
});
