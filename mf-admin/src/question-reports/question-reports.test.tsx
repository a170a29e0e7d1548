import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionReport } from '@wattle/contract/question-reports';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiReturns, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import { aReport } from '../../test/a-report';
import { aBankQuestion, countsOf } from '../../test/bank';
import { bankShows } from '../../test/generated-items';
import { paste, press } from '../../test/press';
import routes from '../routes';

const PATH = 'question-reports';

const reported = (...reports: QuestionReport[]) => apiReturns(PATH, { reports, total: reports.length });

function open(path = '/admin-dashboard/question-reports') {
  signInAs('admin');
  renderRemote(routes, path);
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

const other = aReport({ questionId: 'b'.repeat(24), question: 'Which tram is late?', reason: 'two-answers' });

test('open reports stand by question, and those that are chosen are answered together', async () => {
  const one = aReport({ text: 'It says 8:24.' });
  const two = aReport({ reporter: 'parent', reason: 'other', text: 'The clock is cut off.' });
  const three = aReport({ selectedAnswer: undefined });
  reported(one, other, two, three);
  open();
  const trams = await card('When is the third tram?');
  expect(trams.getAllByRole('checkbox')).toHaveLength(3);
  expect(trams.getByText('“The clock is cut off.”')).toBeVisible();
  expect(trams.getByText(/^A parent · .*chose B · key A · version 1$/)).toBeVisible();
  expect(trams.getByText(/chose nothing/)).toBeVisible();
  expect(trams.getByRole('link', { name: 'When is the third tram?' })).toHaveAttribute(
    'href',
    `/questions/Maths/${one.questionId}`,
  );
  expect(trams.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', `/questions/Maths/${one.questionId}/edit`);

  await userEvent.click(trams.getAllByRole('checkbox')[2] as HTMLElement);
  await userEvent.click(trams.getByText('Answer 2 reports'));
  expect(trams.getByText('Write an answer.')).toBeVisible();
  await paste(trams.getByLabelText('Answer'), 'The key is A.');
  await userEvent.click(trams.getByLabelText('We corrected it'));
  apiReturns(`${PATH}/answer`, { message: '2 reports are answered.' });
  reported(other);
  await userEvent.click(trams.getByText('Answer 2 reports'));
  expect(await screen.findByText('1 open')).toBeVisible();
  expect(apiCalls(`${PATH}/answer`)[0]?.body).toEqual({
    ids: [one.id, two.id],
    outcome: 'corrected',
    text: 'The key is A.',
  });
  expect(shownNotices()).toContain('2 reports are answered.');
});

test('an answer that is refused stays in its form; what the server said goes with the next attempt', async () => {
  reported(other);
  open();
  const trams = await card('Which tram is late?');
  const sentence = 'The question is the same as when it was reported.';
  apiReturns(`${PATH}/answer`, { message: sentence }, 409);
  const send = () => userEvent.click(trams.getByText('Answer 1 report'));
  await paste(trams.getByLabelText('Answer'), 'Only B fits.');
  await send();
  expect(await trams.findByText('Say what you found.')).toBeVisible();
  expect(trams.getByLabelText('Answer')).not.toHaveAccessibleDescription(/Say what you found/);
  await userEvent.click(trams.getByLabelText('We corrected it'));
  await send();
  expect(await trams.findByText(sentence)).toBeVisible();
  expect(trams.getByLabelText('Answer')).toHaveValue('Only B fits.');
  await userEvent.clear(trams.getByLabelText('Answer'));
  await send();
  await waitFor(() => expect(trams.queryByText(sentence)).toBeNull());
});

test('reports that were answered can be read again', async () => {
  reported(other);
  open();
  await card('Which tram is late?');
  const reply = { outcome: 'corrected', text: 'The key is A now.', at: '2026-03-12T02:00:00.000Z' } as const;
  reported({ ...other, reply });
  await userEvent.click(screen.getByRole('radio', { name: 'Answered' }));
  expect(await screen.findByText('1 answered')).toBeVisible();
  expect((await card('Which tram is late?')).getByText(/: The key is A now\./)).toBeVisible();
  expect(apiCalls(PATH).at(-1)?.path).toContain('state=answered');
});

test('nothing to answer, or nothing to be had, is said', async () => {
  apiReturns(PATH, {}, 500);
  open();
  await screen.findByText('The reports could not be fetched. Please try again.');
  reported();
  await press('Try again');
  expect(await screen.findByText('No report is open.')).toBeVisible();
});

test('the page of a question shows its reports, with what was answered and to which version', async () => {
  const question = aBankQuestion({ question: 'When is the third tram?', version: 4 });
  bankShows(question);
  const reply = { outcome: 'corrected' as const, text: 'The key is A now.', at: '2026-11-21T02:00:00.000Z' };
  reported(aReport({ version: 3 }), aReport({ version: 2, reply }));
  open(`/questions/Maths/${question.id}`);
  const reports = within(await screen.findByRole('region', { name: 'Reports of mistakes' }));
  expect(reports.getByText(/version 3, now 4/)).toBeVisible();
  expect(reports.getByText(/: The key is A now\./)).toHaveTextContent(/^Corrected, answered /);
  expect(reports.getAllByRole('checkbox')).toHaveLength(1);
});

test('the dashboard says how many wait', async () => {
  apiReturns('questions/counts', countsOf(1));
  reported(other);
  open('/admin-dashboard');
  expect(await screen.findByText(/: 1 report to answer/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reports of mistakes' })).toHaveAttribute(
    'href',
    '/admin-dashboard/question-reports',
  );
});
