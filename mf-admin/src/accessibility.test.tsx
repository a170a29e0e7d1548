import { act, screen } from '@testing-library/react';
import { SUBJECTS } from '@wattle/contract';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import axe from 'axe-core';
import { ADMIN_LIST, aBankQuestion, bankHas } from '../test/bank';
import { someOperations } from '../test/operations';
import routes from './routes';

// jsdom draws nothing, so these two cannot be judged here; the journeys look at the pages in a browser.
const RULES = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

const question = aBankQuestion({ type: 'Generated' });
const { id } = question;

beforeEach(() => {
  signInAs('admin');
  bankHas([question, aBankQuestion()], { page: 2, pages: 3, total: 120 });
  apiReturns('questions/Maths', { questions: [] });
  apiReturns('questions/topics/Reading', { topics: [] });
  apiReturns('questions/counts', {
    counts: SUBJECTS.map((subject) => ({ subject, all: 3, Original: 1, Generated: 1, Finalized: 1 })),
  });
  apiReturns(`questions/question/${id}`, question);
  apiReturns(`questions/get-question/${id}`, question);
  apiReturns(`questions/generated/${id}`, [aBankQuestion()]);
  const changes = [{ field: 'level', before: 'Easy', after: 'Medium' }];
  const at = new Date().toISOString();
  apiReturns(`questions/history/${id}`, { history: [{ version: 2, at, by: 'tom', action: 'edited', changes }] });
  apiReturns('questions/near-duplicates', { questions: [] });
  apiReturns('operations', someOperations());
});

async function expectNoFaults(element: Element) {
  const { violations } = await act(() => axe.run(element, { rules: RULES, resultTypes: ['violations'] }));
  const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(faults.flatMap((fault) => fault.nodes.map(({ html }) => `${fault.id}: ${html}`))).toEqual([]);
}

test.each([
  ['/admin-dashboard', 'Finalized'],
  ['/view-questions/Maths?page=2', 'Finalize'],
  ['/questions/Maths', 'No questions available for this subject.'],
  [`/questions/Maths/${id}`, 'See the difference'],
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

test('neither has a list that cannot be fetched', async () => {
  apiReturns(ADMIN_LIST, {}, 500);
  const { baseElement } = renderRemote(routes, '/view-questions/Maths');
  await screen.findByText('Failed to fetch questions');
  await expectNoFaults(baseElement);
});
