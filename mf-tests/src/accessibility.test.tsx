import { act, screen } from '@testing-library/react';
import { anAttemptReview, anAttemptSummary, anOpenAttemptSummary, anOpenTest } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import axe from 'axe-core';
import { aPlan } from '../test/open-dashboard';
import { aLowReview } from '../test/show-review';
import routes from './routes';

// jsdom draws nothing, so contrast cannot be judged here; the design system computes it for every pair it uses.
const RULES = { 'color-contrast': { enabled: false } };

const ID = 'd'.repeat(24);
const LOW = 'e'.repeat(24);
const wrong = { served: { text: 'Ada wound the lamp.' }, marked: { correct: false, selectedAnswer: 'A' } };

test.each([
  ['/student-dashboard', 'Hello, Priya'],
  [`/student-dashboard/attempts/${ID}`, 'Weekly test, Maths'],
  [`/student-dashboard/attempts/${LOW}`, 'Mega test, Maths'],
  ['/test/weekly-test/maths', 'Weekly test, Maths'],
  ['/test/weekly-test/latin', 'Unknown test'],
  ['/exam-day', 'All four in a row'],
])('%s has no serious fault of accessibility', async (url, heading) => {
  signInAs('student');
  const serverTime = new Date().toISOString();
  apiReturns('attempts', { attempts: [anOpenAttemptSummary(), anAttemptSummary(), anAttemptSummary()], serverTime });
  apiReturns('test/weekly-plan', aPlan({ items: [{ id: 'weekly-test', doneBy: 'test' }, { id: 'practice' }] }));
  apiReturns(`attempts/${ID}`, anAttemptReview([wrong, {}]));
  apiReturns(`attempts/${LOW}`, aLowReview({ kind: 'mega-test' }));
  apiReturns('test/subject-test/Maths', anOpenTest());
  apiReturns('test/exam-day', {
    series: {
      startedAt: serverTime,
      parts: [
        { subject: 'Reading', state: 'submitted', attemptId: ID, score: 30, total: 38 },
        { subject: 'Maths', state: 'waiting', breakUntil: new Date(Date.now() + 600_000).toISOString() },
        { subject: 'Thinking Skills', state: 'waiting' },
        { subject: 'Writing', state: 'waiting' },
      ],
    },
    serverTime,
  });
  const { baseElement } = renderRemote(routes, url);
  await screen.findByRole('heading', { level: 1, name: heading });

  const { violations } = await act(() => axe.run(baseElement, { rules: RULES, resultTypes: ['violations'] }));

  const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(faults.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});
