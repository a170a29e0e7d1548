import { screen } from '@testing-library/react';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { press } from '../../test/press';
import routes from '../routes';

const PROMPTS = 'generation/prompts';
const figures = { passed: 12, refused: 4, edited: 3, finalized: 9, rejected: 0, finalizedAfterEdit: 2, waiting: 3 };
const none = { passed: 0, refused: 0, edited: 0, finalized: 0, rejected: 0, finalizedAfterEdit: 0, waiting: 0 };

function open() {
  signInAs('admin');
  renderRemote(routes, '/admin-dashboard/prompts');
}

test('tells of each version of a prompt what became of its items, and which is used now', async () => {
  apiReturns(PROMPTS, {
    prompts: [
      { prompt: 'questions.v1', isCurrent: false, ...figures },
      { prompt: 'questions.v2', isCurrent: true, ...none },
    ],
  });
  open();
  const rows = await screen.findAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Prompt', 'Made', 'Passed the checks', 'Refused', 'Edited', 'Finalized', 'Rejected', 'Waiting'],
    ['questions.v1', '16', '12 (75 %)', '4', '3 (25 %)', '9 (75 %)', '0 (0 %)', '3'],
    ['questions.v2Current', '0', '0', '0', '0', '0', '0', '0'],
  ]);
});

test('offers another try when they cannot be fetched', async () => {
  apiReturns(PROMPTS, {}, 500);
  open();
  await screen.findByText('The figures could not be fetched. Please try again.');
  apiReturns(PROMPTS, { prompts: [{ prompt: 'writing.v1', isCurrent: true, ...none }] });
  await press('Try again');
  expect(await screen.findByText('writing.v1')).toBeVisible();
});
