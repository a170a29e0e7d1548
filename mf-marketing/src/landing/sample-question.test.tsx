import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderElement } from '@wattle/platform/testing';
import { SampleQuestion } from './sample-question';

const show = () => renderElement(<SampleQuestion />, { isStyled: true });
const option = (letter: string) => screen.getByRole('radio', { name: new RegExp(`^${letter}`) });
const answer = () => screen.getByRole('status');

test('is put as a question with four options, none of them chosen', () => {
  show();
  expect(screen.getByRole('radiogroup', { name: /When do the next three leave\?$/ })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(answer()).toHaveTextContent('Choose an answer to see whether it is right, and why.');
});

test('says that the right answer is right, and why', async () => {
  show();
  await userEvent.click(screen.getByText('9:02, 9:14, 9:26'));
  expect(option('B')).toBeChecked();
  expect(option('B')).toHaveAccessibleName(/Right answer$/);
  expect(answer()).toHaveTextContent(/^Right, and here is why.*12 more each time/);
});

test.each([
  { letter: 'A', turn: /steps slip to 10 minutes/ },
  { letter: 'C', turn: /start on the hour/ },
  { letter: 'D', turn: /counts on from 9:00/ },
])('names the mistake that leads to $letter, without giving the answer away', async ({ letter, turn }) => {
  show();
  await userEvent.click(option(letter));
  expect(option(letter)).toHaveAccessibleName(/Not quite$/);
  expect(answer()).toHaveTextContent(turn);
  expect(screen.queryByText('Right answer')).not.toBeInTheDocument();
});

test('can be tried again, also by the keyboard', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(answer()).toHaveTextContent(/^An easy mistake/);
  await userEvent.keyboard('{ArrowDown}');
  expect(option('B')).toBeChecked();
  expect(answer()).toHaveTextContent(/^Right/);
});
