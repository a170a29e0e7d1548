import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankQuestion } from '@wattle/contract';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aBankQuestion } from '../../test/bank';
import routes from '../routes';

const user = userEvent.setup();
const ADD = 'addQuestions/addMathQuestions';

beforeEach(() => {
  signInAs('admin');
  for (const subject of ['Maths', 'Reading', 'ThinkingSkills']) {
    apiReturns(`questions/topics/${subject}`, { topics: [{ category: 'Time', count: 3 }] });
  }
  nearDuplicatesAre();
});

const nearDuplicatesAre = (...questions: BankQuestion[]) => apiReturns('questions/near-duplicates', { questions });

async function open(path = '/add-mathQuestions', heading = 'Add a Maths question') {
  const view = renderRemote(routes, path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
}

async function fillIn(overrides: Record<string, string> = {}) {
  await user.click(screen.getByRole('radio', { name: 'As one text' }));
  const texts = {
    Question: 'When is the third tram?',
    'MCQ Options': 'A 8:24, B 8:36',
    'Correct Answer': 'B',
    Explanation: 'Count on in twelves.',
    'Topic (category)': 'Time',
    ...overrides,
  };
  for (const [label, text] of Object.entries(texts)) {
    if (text) await user.type(screen.getByLabelText(label), text);
  }
  await user.selectOptions(screen.getByLabelText('Level'), 'Easy');
  await user.selectOptions(screen.getByLabelText('Exam type'), 'Weekly');
}

const save = () => user.click(screen.getByRole('button', { name: 'Add question' }));

test('the hub has a card for each form', async () => {
  await open('/add-questionsBooks', 'Add questions');
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
  apiReturns(ADD, { message: 'Question added successfully', question: added }, 201);
  await open();
  await fillIn();
  await save();
  expect(await screen.findByText('Question added successfully')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the question' })).toHaveAttribute(
    'href',
    `/questions/Maths/${added.id}`,
  );
  expect(apiCalls(ADD)[0]?.body).toEqual({
    question: 'When is the third tram?',
    type: 'Original',
    exam_type: 'Weekly',
    mcq_options: 'A 8:24, B 8:36',
    correct_answer: 'B',
    explanation: 'Count on in twelves.',
    level: 'Easy',
    category: 'Time',
  });
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  expect(await screen.findByLabelText('Question')).toHaveValue('');
  expect(screen.getByLabelText('Topic (category)')).toHaveValue('Time');
});

test.each([
  [
    { 'MCQ Options': '8:24; 8:36' },
    'MCQ Options must be in the correct format: A option, B option, C option, D option',
  ],
  [{ 'Correct Answer': 'b' }, 'Correct Answer must be in the format: A or B or C or D'],
])('%j is refused with the published alert, also at the field', async (overrides, sentence) => {
  await open();
  await fillIn(overrides);
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText(Object.keys(overrides)[0] as string)).toHaveAccessibleDescription(sentence);
  expect(apiCalls(ADD)).toEqual([]);
});

test('an empty form names each field that is required', async () => {
  await open();
  await save();
  for (const name of ['Question', 'Explanation', 'Category']) {
    expect(await screen.findByText(`${name} is required.`)).toBeVisible();
  }
  expect(screen.getByLabelText('Question')).toHaveFocus();
});

test('Writing needs its text, type and exam type only, and is sent as JSON', async () => {
  apiReturns('addQuestions/addWritingQuestions', { message: 'ok', question: aBankQuestion() }, 201);
  await open('/add-writingQuestions', 'Add a Writing question');
  await user.type(screen.getByLabelText('Question'), 'Describe a storm at sea.');
  await user.selectOptions(screen.getByLabelText('Type'), 'Original');
  await user.selectOptions(screen.getByLabelText('Exam type'), 'Weekly');
  await save();
  await screen.findByText('Question added successfully');
  const body = { question: 'Describe a storm at sea.', type: 'Original', exam_type: 'Weekly' };
  expect(apiCalls('addQuestions/addWritingQuestions')[0]?.body).toEqual(body);
});

test('options typed one by one become the one string, and back', async () => {
  await open();
  await user.type(screen.getByLabelText('Option A'), '1,000');
  await user.type(screen.getByLabelText('Option B'), '2,000');
  await user.click(screen.getByRole('radio', { name: 'B is the right option' }));
  expect(screen.getByLabelText('Correct Answer')).toHaveValue('B');
  await user.click(screen.getByRole('radio', { name: 'As one text' }));
  expect(screen.getByLabelText('MCQ Options')).toHaveValue('A 1,000, B 2,000');
  await user.type(screen.getByLabelText('MCQ Options'), ', C 3');
  await user.click(screen.getByRole('radio', { name: 'One by one' }));
  expect(screen.getByLabelText('Option C')).toHaveValue('3');
});

test('a text that is no list of options stays as it is', async () => {
  await open();
  await user.click(screen.getByRole('radio', { name: 'As one text' }));
  await user.type(screen.getByLabelText('MCQ Options'), 'one or two');
  await user.click(screen.getByRole('radio', { name: 'One by one' }));
  expect(screen.getByLabelText('MCQ Options')).toHaveValue('one or two');
  expect(screen.getByRole('alert')).toHaveTextContent(/^MCQ Options must be in the correct format/);
});

test('what was typed survives a reload, and can be discarded', async () => {
  const { unmount } = await open();
  await user.type(screen.getByLabelText('Question'), 'Half a question');
  unmount();
  await open();
  expect(screen.getByLabelText('Question')).toHaveValue('Half a question');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(await screen.findByLabelText('Question')).toHaveValue('');
});

test('what was typed survives a refusal, whose sentence stands at the field', async () => {
  const message = 'This topic is closed.';
  apiReturns(ADD, { statusCode: 400, message, errors: [{ path: 'category', message }] }, 400);
  await open();
  await fillIn();
  await save();
  await waitFor(() => expect(screen.getByLabelText('Topic (category)')).toHaveAccessibleDescription(message));
  expect(screen.getByLabelText('Question')).toHaveValue('When is the third tram?');
});

test('warns while typing that nearly the same question is in the bank', async () => {
  const near = aBankQuestion({ question: 'When is the third tram due?' });
  nearDuplicatesAre(near);
  await open();
  await user.type(screen.getByLabelText('Question'), 'When is the third tram?');
  const alert = await screen.findByText('Nearly the same question is already in the bank:', undefined, {
    timeout: 5_000,
  });
  const link = within(alert.parentElement as HTMLElement).getByRole('link', { name: 'When is the third tram due?' });
  expect(link).toHaveAttribute('href', `/questions/Maths/${near.id}`);
  expect(apiCalls('questions/near-duplicates')).toHaveLength(1);
});

test('a picture is shown before it is sent, and a description is asked for', async () => {
  apiReturns(ADD, { message: 'ok', question: aBankQuestion() }, 201);
  await open();
  await user.upload(screen.getByLabelText(/^Picture/), new File(['picture'], 'tram.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'The picture of this question' })).toBeVisible();
  expect(screen.getByText('Please describe it for children who cannot see it.')).toBeVisible();
  await user.type(screen.getByLabelText('Description of the picture'), 'A tram stop.');
  await fillIn();
  await save();
  await screen.findByText('Question added successfully');
  expect(apiCalls(ADD)[0]?.body).toMatchObject({ image_data: expect.any(Blob), image_description: 'A tram stop.' });
});

test.each([
  ['without a picture', false],
  ['with a picture, which is larger than a JSON body may be,', true],
])('a Reading question %s is sent: in a form %s', async (_what, hasPicture) => {
  apiReturns('addQuestions/addReadingQuestions', { message: 'ok', question: aBankQuestion() }, 201);
  await open('/add-readingQuestions', 'Add a Reading question');
  if (hasPicture) {
    await user.upload(screen.getByLabelText(/^Picture/), new File(['picture'], 'lamp.png', { type: 'image/png' }));
    await screen.findByRole('img');
  }
  await fillIn();
  await save();
  await screen.findByText('Question added successfully');
  const body = apiCalls('addQuestions/addReadingQuestions')[0]?.body as Record<string, unknown>;
  expect(body).toMatchObject({ question: 'When is the third tram?', correct_answer: 'B' });
  expect(body.image_data instanceof Blob).toBe(hasPicture);
});

test('a file that is no picture is refused', async () => {
  await open();
  const file = new File(['<svg/>'], 'tram.svg', { type: 'image/svg+xml' });
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(/^Picture/), file);
  expect(await screen.findByText('This is not a PNG, JPEG, WebP or GIF picture.')).toBeVisible();
});
