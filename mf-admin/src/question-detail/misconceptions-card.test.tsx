import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionMisconceptions } from '@wattle/contract/misconception-tags';
import '@wattle/design-system/testing';
import { apiCalls, apiResponds, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aBankQuestion } from '../../test/bank';
import { bankShows } from '../../test/generated-items';
import { press } from '../../test/press';
import routes from '../routes';

const question = aBankQuestion({ question: 'How much?', mcq_options: 'A 3, B 5, C 6', correct_answer: 'B' });
const PATH = `questions/misconceptions/${question.id}`;
const OPEN = 'Which mistakes lead to the wrong options?';
const options: QuestionMisconceptions['options'] = [
  { letter: 'A', text: '3', rationale: 'This leaves out the hats.', misconception: 'maths-part' },
  { letter: 'C', text: '6', misconception: null, taggedBy: 'hannah' },
];
const select = (name: string) => screen.findByRole('combobox', { name });

beforeEach(() => {
  signInAs('content');
  bankShows(question);
  apiReturns(PATH, { options });
});

test('staff choose the kind of mistake behind an option', async () => {
  renderRemote(routes, `/questions/Maths/${question.id}`);
  await press(OPEN);
  expect(await select('A: 3')).toHaveValue('maths-part');
  expect(await select('A: 3')).toHaveAccessibleDescription('This leaves out the hats.');
  expect(await select('C: 6')).toHaveAccessibleDescription('Chosen by hannah.');
  expect(within(await select('C: 6')).queryByText('A rule was turned round')).toBeNull();
  await userEvent.selectOptions(await select('C: 6'), 'Two things were swapped');
  expect(apiCalls(PATH).at(1)).toMatchObject({
    method: 'PUT',
    body: { option: '6', misconception: 'maths-swapped' },
  });
  await userEvent.selectOptions(await select('A: 3'), 'None of these');
  expect(apiCalls(PATH).findLast(({ method }) => method === 'PUT')?.body).toEqual({ option: '3', misconception: null });
  await press('Close');
  expect(screen.getByRole('button', { name: OPEN })).toBeVisible();
});

test('what was changed meanwhile is told, and what cannot be had can be asked for again', async () => {
  apiReturns(PATH, {}, 500);
  renderRemote(routes, `/questions/Maths/${question.id}`);
  await press(OPEN);
  await screen.findByText(/could not be loaded/);
  apiReturns(PATH, { options });
  await press('Try again');
  const chosen = await select('A: 3');
  const message = 'This option was changed meanwhile, or is the key now. Please load the page again.';
  apiResponds(PATH, ({ method }) =>
    method === 'PUT' ? Response.json({ message }, { status: 409 }) : Response.json({ options }),
  );
  await userEvent.selectOptions(chosen, 'None of these');
  expect(await screen.findByText(message)).toBeVisible();
});
