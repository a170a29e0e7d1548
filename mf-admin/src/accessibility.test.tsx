import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SUBJECTS } from '@wattle/contract';
import '@wattle/design-system/testing';
import { anId } from '@wattle/contract/testing';
import '@wattle/exam-player/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aDoneGeneration, aGeneration, generationIs, runIs } from '../test/a-generation';
import { ADMIN_LIST, aBankQuestion, bankHas } from '../test/bank';
import { aRefusedItem, aStoredItem, generatedFrom } from '../test/generated-items';
import { expectNoFaults } from '../test/no-faults';
import { someOperations } from '../test/operations';
import routes from './routes';

const question = aBankQuestion({ type: 'Generated' });
const { id } = question;

beforeEach(() => {
  const at = new Date().toISOString();
  signInAs('admin');
  bankHas([question, aBankQuestion()], { page: 2, pages: 3, total: 120 });
  apiReturns('questions/Maths', { questions: [] });
  apiReturns('questions/topics/Reading', { topics: [] });
  apiReturns('questions/counts', {
    counts: SUBJECTS.map((subject) => ({ subject, all: 3, Original: 1, Generated: 1, Finalized: 1 })),
  });
  apiReturns(`questions/question/${id}`, question);
  apiReturns(`questions/get-question/${id}`, question);
  const generated = aBankQuestion({ type: 'Generated' });
  generatedFrom(question, {
    questions: [generated],
    stored: [aStoredItem(generated.id), aStoredItem(anId(), { removed: { by: 'tom', at, reason: 'Dull', question } })],
    refused: [aRefusedItem()],
  });
  const changes = [{ field: 'level', before: 'Easy', after: 'Medium' }];
  apiReturns(`questions/history/${id}`, { history: [{ version: 2, at, by: 'tom', action: 'edited', changes }] });
  apiReturns('questions/near-duplicates', { questions: [] });
  apiReturns('operations', someOperations());
  const run = aGeneration({ parentId: id });
  generationIs({}, [run, aDoneGeneration()]);
  runIs(run);
  const figures = { passed: 12, refused: 3, edited: 1, finalized: 8, finalizedAfterEdit: 1, rejected: 1, waiting: 3 };
  apiReturns('generation/prompts', { prompts: [{ prompt: 'questions.v2', isCurrent: true, ...figures }] });
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
