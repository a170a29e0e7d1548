import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, signInAs } from '@wattle/platform/testing';
import {
  ADD_MATHS,
  ADD_WRITING,
  add,
  addSucceeds,
  bankIsOpen,
  fillIn,
  isAdded,
  nearDuplicatesAre,
  openAddForm,
  PNG,
  saveNew,
} from '../../test/add-form';
import { aBankQuestion } from '../../test/bank';
import { fieldOf, paste, press } from '../../test/press';

const user = userEvent.setup();

beforeEach(bankIsOpen);

test('the hub has a card for each form', async () => {
  await openAddForm('/add-questionsBooks', 'Add questions');
  const links = screen.getAllByRole('link', { name: /^Add (English|Math|Thinking Skill|Writing) question$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/add-readingQuestions',
    '/add-mathQuestions',
    '/add-thinkingskillQuestions',
    '/add-writingQuestions',
  ]);
});

test('a question is sent as a form; success leads to it and to another one', async () => {
  const added = aBankQuestion();
  addSucceeds(ADD_MATHS, added);
  await openAddForm();
  await fillIn();
  const skill = fieldOf('Skill');
  expect(skill).toHaveDisplayValue('As usual for the topic: Clocks and lengths of time');
  const [suggested, others] = within(skill).getAllByRole('group');
  expect(within(suggested as HTMLElement).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(skill, within(others as HTMLElement).getByRole('option', { name: 'Rates' }));
  expect(skill).toHaveAccessibleDescription(/^Using how much goes with one of something/);
  await user.selectOptions(fieldOf('Second skill'), 'Timetables and calendars');
  await user.selectOptions(fieldOf('Third skill'), 'Speed');
  await user.selectOptions(fieldOf('Second skill'), 'None');
  await add();
  expect(screen.getByRole('link', { name: 'Open the question' })).toHaveAttribute(
    'href',
    `/questions/Maths/${added.id}`,
  );
  expect(apiCalls(ADD_MATHS)[0]?.body).toEqual({
    question: 'When is the third tram?',
    type: 'Original',
    exam_type: 'Weekly',
    mcq_options: 'A 8:24, B 8:36',
    correct_answer: 'B',
    explanation: 'Count on in twelves.',
    level: 'Easy',
    category: 'Time',
    skills: 'Rates; Speed',
  });
  await press('Add another');
  expect(await screen.findByLabelText('Question')).toHaveValue('');
  expect(fieldOf('Topic (category)')).toHaveValue('Time');
});

test.each([
  [
    { 'MCQ Options': '8:24; 8:36' },
    ' @long',
    'MCQ Options must be in the correct format: A option, B option, C option, D option',
  ],
  [{ 'Correct Answer': 'b' }, '', 'Correct Answer must be in the format: A or B or C or D'],
])('%j is refused with the published alert at the field, which has the focus%s', async (overrides, _mark, sentence) => {
  await openAddForm();
  await fillIn(overrides);
  await saveNew();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  const field = screen.getByLabelText(Object.keys(overrides)[0] as string);
  expect(field).toHaveAccessibleDescription(sentence);
  expect(field).toHaveFocus();
  expect(apiCalls(ADD_MATHS)).toEqual([]);
});

test('options typed one by one that are no list are refused with the published alert, and have the focus @long', async () => {
  await openAddForm();
  await fillIn();
  await user.click(screen.getByRole('radio', { name: 'One by one' }));
  await user.clear(fieldOf('Option A'));
  await saveNew();
  const sentence = 'MCQ Options must be in the correct format: A option, B option, C option, D option';
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(fieldOf('Option A')).toHaveFocus();
});

test('an empty form names each field that is required', async () => {
  await openAddForm();
  await saveNew();
  for (const name of ['Question', 'Explanation', 'Topic']) {
    expect(await screen.findByText(`${name} is required.`)).toBeVisible();
  }
  expect(fieldOf('Question')).toHaveFocus();
});

test('Writing needs its text, type and exam type only, and is sent as JSON', async () => {
  addSucceeds(ADD_WRITING);
  await openAddForm('/add-writingQuestions', 'Add a Writing question');
  await paste(fieldOf('Question'), 'Describe a storm at sea.');
  await user.selectOptions(fieldOf('Type'), 'Original');
  await user.selectOptions(fieldOf('Exam type'), 'Weekly');
  await add();
  const body = { question: 'Describe a storm at sea.', type: 'Original', exam_type: 'Weekly' };
  expect(apiCalls(ADD_WRITING)[0]?.body).toEqual(body);
});

test('Writing may have a picture, a topic, a level and marking notes; with a picture it is sent as a form', async () => {
  addSucceeds(ADD_WRITING);
  await openAddForm('/add-writingQuestions', 'Add a Writing question');
  await paste(fieldOf('Question'), 'Describe a storm at sea.');
  await user.selectOptions(fieldOf('Exam type'), 'Weekly');
  await user.selectOptions(fieldOf(/^Level/), 'Easy');
  await user.selectOptions(fieldOf(/^Year level/), '6');
  await user.selectOptions(fieldOf('Pool'), 'Free assessment');
  await paste(fieldOf(/^Topic/), 'Diary');
  await paste(fieldOf(/^Marking notes/), 'Look for the senses.');
  await user.upload(fieldOf(/^Picture/), new File([PNG], 'sea.png', { type: 'image/png' }));
  await paste(await screen.findByLabelText('Description of the picture'), 'A storm.');
  await add();
  expect(apiCalls(ADD_WRITING)[0]?.body).toMatchObject({
    level: 'Easy',
    year_level: '6',
    pool: 'Free assessment',
    category: 'Diary',
    explanation: 'Look for the senses.',
    image_data: expect.any(Blob),
    image_description: 'A storm.',
  });
});

test('what was typed is found again, can be discarded, and is shown to nobody else on the same device', async () => {
  const { id } = signInAs('admin');
  const { unmount } = await openAddForm();
  await paste(fieldOf('Question'), 'Half a question');
  unmount();
  signInAs('content');
  const other = await openAddForm();
  expect(fieldOf('Question')).toHaveValue('');
  other.unmount();
  signInAs('admin', id);
  await openAddForm();
  expect(fieldOf('Question')).toHaveValue('Half a question');
  await press('Discard it');
  expect(await screen.findByLabelText('Question')).toHaveValue('');
});

test('what was typed survives a refusal, whose sentence stands at the field', async () => {
  const message = 'This topic is closed.';
  apiReturns(ADD_MATHS, { statusCode: 400, message, errors: [{ path: 'category', message }] }, 400);
  await openAddForm();
  await fillIn();
  await saveNew();
  await waitFor(() => expect(fieldOf('Topic (category)')).toHaveAccessibleDescription(message));
  expect(fieldOf('Question')).toHaveValue('When is the third tram?');
});

test('warns while typing that nearly the same question is in the bank', async () => {
  const near = aBankQuestion({ question: 'When is the third tram due?' });
  nearDuplicatesAre(near);
  await openAddForm();
  await paste(fieldOf('Question'), 'When is the third tram');
  await user.keyboard('?');
  const alert = await screen.findByText('Nearly the same question is already in the bank:');
  const link = within(alert.parentElement as HTMLElement).getByRole('link', { name: 'When is the third tram due?' });
  expect(link).toHaveAttribute('href', `/questions/Maths/${near.id}`);
  expect(apiCalls('questions/near-duplicates')).toHaveLength(1);
});

test('a misspelt topic is corrected by one click, or confirmed', async () => {
  const message = 'There is no topic “Tme”. Did you mean Time? Correct or confirm it.';
  const errors = [{ path: 'category', message, correction: 'Time', canConfirm: true }];
  apiReturns(ADD_MATHS, { statusCode: 422, message, errors }, 422);
  await openAddForm();
  await fillIn({ 'Topic (category)': 'Tme' });
  await saveNew();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await press('Use Time');
  await waitFor(() => expect(apiCalls(ADD_MATHS)).toHaveLength(2));
  expect(apiCalls(ADD_MATHS)[1]?.body).toMatchObject({ category: 'Time' });
  addSucceeds();
  await press('It is right, save it');
  expect(await isAdded()).toBeVisible();
  expect(apiCalls(ADD_MATHS)[2]?.body).toMatchObject({ confirmed: 'true' });
});

test('options that are one number are told @long', async () => {
  await openAddForm();
  await fillIn({ 'MCQ Options': 'A 0.4, B 0.40, C 2' });
  await user.click(screen.getByRole('radio', { name: 'One by one' }));
  expect(screen.getByText(/^Options A and B are the same number: “0.4” and “0.40”\./)).toBeVisible();
});

test('Reading asks for its passage', async () => {
  await openAddForm('/add-readingQuestions', 'Add a Reading question');
  await saveNew();
  expect(await screen.findByText('A Reading question needs its passage, or an extract.')).toBeVisible();
  expect(fieldOf(/^Passage/)).toHaveFocus();
});
