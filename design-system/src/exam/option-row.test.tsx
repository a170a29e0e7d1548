import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OptionRow } from './option-row';

function Options() {
  const [chosen, setChosen] = useState('');
  const [eliminated, setEliminated] = useState<string[]>([]);
  return ['A', 'B', 'C'].map((letter) => (
    <OptionRow
      key={letter}
      name="question"
      letter={letter}
      isChosen={letter === chosen}
      isEliminated={eliminated.includes(letter)}
      onChoose={() => setChosen(letter)}
      onEliminate={(isOut) =>
        setEliminated(isOut ? [...eliminated, letter] : eliminated.filter((one) => one !== letter))
      }
    >
      {`Answer ${letter}`}
    </OptionRow>
  ));
}

const option = (letter: string) => screen.getByRole('radio', { name: new RegExp(`Answer ${letter}`) });

test('is chosen by a press anywhere on its text', async () => {
  render(<Options />);
  await userEvent.click(screen.getByText('Answer B'));
  expect(option('B')).toBeChecked();
});

test('is chosen by the keyboard alone', async () => {
  render(<Options />);
  await userEvent.click(option('A'));
  await userEvent.keyboard('{ArrowDown}');
  expect(option('B')).toBeChecked();
});

test('cannot be chosen while it is ruled out, and can when it has been brought back', async () => {
  render(<Options />);
  await userEvent.click(screen.getByRole('button', { name: 'Rule option B out' }));
  expect(option('B')).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Bring option B back' }));
  await userEvent.click(screen.getByText('Answer B'));
  expect(option('B')).toBeChecked();
});

test('changes nothing any more when it is disabled', async () => {
  const choose = jest.fn();
  render(
    <OptionRow name="question" letter="A" isDisabled onChoose={choose} onEliminate={choose}>
      Answer A
    </OptionRow>,
  );
  await userEvent.click(screen.getByText('Answer A'));
  expect(choose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  { verdict: 'right', words: 'Right answer' },
  { verdict: 'wrong', words: 'Your answer' },
] as const)('after marking, $verdict is said in words', ({ verdict, words }) => {
  render(
    <OptionRow name="question" letter="A" verdict={verdict} isDisabled>
      Answer A
    </OptionRow>,
  );
  expect(screen.getByText(words)).toBeVisible();
});
