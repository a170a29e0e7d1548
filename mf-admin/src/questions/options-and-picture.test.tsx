import '@wattle/design-system/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiCalls } from '@wattle/platform/testing';
import { ADD_MATHS, ADD_READING, add, addSucceeds, bankIsOpen, fillIn, openAddForm, PNG } from '../../test/add-form';
import { fieldOf, paste, press } from '../../test/press';

const user = userEvent.setup();

beforeEach(bankIsOpen);

test('options typed one by one become the one string, and back', async () => {
  await openAddForm();
  await paste(fieldOf('Option A'), '1,000');
  await paste(fieldOf('Option B'), '2,000');
  await user.click(screen.getByRole('radio', { name: 'B is the right option' }));
  expect(fieldOf('Correct Answer')).toHaveValue('B');
  await user.click(fieldOf('As one text'));
  expect(fieldOf('MCQ Options')).toHaveValue('A 1,000, B 2,000');
  await user.type(fieldOf('MCQ Options'), ', C 3');
  await user.click(fieldOf('One by one'));
  expect(fieldOf('Option C')).toHaveValue('3');
});

test('a text that is no list of options stays as it is', async () => {
  await openAddForm();
  await user.click(fieldOf('As one text'));
  await paste(fieldOf('MCQ Options'), 'one or two');
  await user.click(fieldOf('One by one'));
  expect(fieldOf('MCQ Options')).toHaveValue('one or two');
  expect(screen.getByRole('alert')).toHaveTextContent(/^MCQ Options must be in the correct format/);
});

test('a picture is shown before it is sent, and a description is asked for', async () => {
  addSucceeds();
  await openAddForm();
  await user.upload(fieldOf(/^Picture/), new File([PNG], 'tram.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'The picture of this question' })).toBeVisible();
  expect(screen.getByText('Please describe it for children who cannot see it.')).toBeVisible();
  await paste(fieldOf('Description of the picture'), 'A tram stop.');
  const drawing = new File([PNG], 'line.png', { type: 'image/png' });
  await user.upload(fieldOf(/^Drawing of the steps/), drawing);
  await paste(await screen.findByLabelText('Description of the drawing'), 'A number line.');
  await fillIn();
  await add();
  expect(apiCalls(ADD_MATHS)[0]?.body).toMatchObject({
    image_data: expect.any(Blob),
    image_description: 'A tram stop.',
    explanation_image: expect.any(Blob),
    explanation_image_description: 'A number line.',
  });
});

test('a picture is taken out again, and the keyboard stays at its field', async () => {
  await openAddForm();
  const field = fieldOf(/^Picture/);
  await user.upload(field, new File([PNG], 'tram.png', { type: 'image/png' }));
  await press('Remove the picture');
  expect(screen.queryByRole('img', { name: 'The picture of this question' })).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test.each([
  ['without a picture', false, ' @long'],
  ['with a picture, which is larger than a JSON body may be,', true, ''],
])('a Reading question %s is sent: in a form %s%s', async (_what, hasPicture) => {
  addSucceeds(ADD_READING);
  await openAddForm('/add-readingQuestions', 'Add a Reading question');
  if (hasPicture) {
    await user.upload(fieldOf(/^Picture/), new File([PNG], 'lamp.png', { type: 'image/png' }));
    await screen.findByRole('img');
  }
  await fillIn({ Passage: 'The lamp.' });
  await add();
  const body = apiCalls(ADD_READING)[0]?.body as Record<string, unknown>;
  expect(body).toMatchObject({ question: 'When is the third tram?', correct_answer: 'B' });
  expect(body.image_data instanceof Blob).toBe(hasPicture);
});

test.each([
  ['tram.svg', ' @long', 'image/svg+xml', '<svg/>'],
  ['notes.png', '', 'image/png', 'These are notes.'],
])('a file that is no picture is refused: %s%s', async (name, _mark, type, content) => {
  await openAddForm();
  const file = new File([content], name, { type });
  await userEvent.setup({ applyAccept: false }).upload(fieldOf(/^Picture/), file);
  expect(
    await screen.findByText('This is not a PNG, JPEG, WebP or GIF picture. Please choose another one.'),
  ).toBeVisible();
});
