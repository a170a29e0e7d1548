import '@wattle/design-system/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiCalls, apiReturns } from '@wattle/platform/testing';
import { ADD_MATHS, add, addSucceeds, bankIsOpen, fillIn, openAddForm, saveNew } from '../../test/add-form';
import { fieldOf, paste, press } from '../../test/press';

const user = userEvent.setup();

beforeEach(() => {
  bankIsOpen();
  addSucceeds();
});

const turn = (letter: string) => screen.queryByLabelText(`Which mistake leads to ${letter}?`);
const type = (label: string, text: string) => paste(fieldOf(label), text);
const chooseKey = (letter: string) => user.click(fieldOf(`${letter} is the right option`));

async function typeOptions() {
  await openAddForm();
  for (const [letter, text] of Object.entries({ A: '8:24', B: '8:36', C: '8:48' })) {
    await type(`Option ${letter}`, text);
    await type(`Which mistake leads to ${letter}?`, `Mistake of ${text}.`);
  }
}

async function fillInTheRest() {
  await type('Question', 'When is the third tram?');
  await type('Explanation', 'Count on in twelves.');
  await type('Topic (category)', 'Time');
  await user.selectOptions(fieldOf('Level'), 'Easy');
  await user.selectOptions(fieldOf('Exam type'), 'Weekly');
}

const sent = () => apiCalls(ADD_MATHS).map(({ body }) => body as Record<string, string>);

test('each wrong option is asked for its mistake; what was typed for the key is kept and not sent', async () => {
  await typeOptions();
  expect(turn('D')).toBeNull();
  await chooseKey('B');
  expect(turn('B')).toBeNull();
  await chooseKey('A');
  expect(turn('B')).toHaveValue('Mistake of 8:36.');
  await fillInTheRest();
  await add();
  // A form is sent with the line ends of mails.
  expect(sent()[0]?.wrong_turns).toBe('B: Mistake of 8:36.\r\nC: Mistake of 8:48.');
});

test('mistakes and key move with their options', async () => {
  await typeOptions();
  await chooseKey('C');
  await press('Move B up');
  expect(fieldOf('Option A')).toHaveValue('8:36');
  expect(fieldOf('Option A')).toHaveFocus();
  expect(turn('A')).toHaveValue('Mistake of 8:36.');
  await press('Remove A');
  expect(turn('A')).toHaveValue('Mistake of 8:24.');
  expect(fieldOf('Correct Answer')).toHaveValue('B');
  expect(turn('B')).toBeNull();
  await chooseKey('A');
  expect(turn('B')).toHaveValue('Mistake of 8:48.');
});

test('the right option that is removed leaves no key, and the focus stays in the list @long', async () => {
  await typeOptions();
  await press('Remove A');
  expect(screen.queryByRole('button', { name: 'Remove C' })).toBeNull();
  await type('Option C', '9:00');
  await chooseKey('C');
  await press('Remove C');
  expect(fieldOf('Correct Answer')).toHaveValue('');
  expect(fieldOf('Option B')).toHaveFocus();
});

test('they follow a list that is pasted in another order @long', async () => {
  await openAddForm();
  await fillIn();
  await type('Which mistake leads to A?', 'Counts two.');
  const options = fieldOf('MCQ Options');
  await user.clear(options);
  await user.click(options);
  await user.paste('A 8:36, B 8:24, C 8:48');
  await user.clear(fieldOf('Correct Answer'));
  await type('Correct Answer', 'A');
  expect(turn('B')).toHaveValue('Counts two.');
});

test('what the server says of one stands below the options', async () => {
  const message = 'There is no wrong option A.';
  apiReturns(ADD_MATHS, { statusCode: 422, message, errors: [{ path: 'wrong_turns.A', message }] }, 422);
  await openAddForm();
  await fillIn();
  await saveNew();
  expect(await screen.findAllByText(message)).toHaveLength(2);
  expect(turn('A')).toBeInvalid();
});
