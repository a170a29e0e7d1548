import { screen } from '@testing-library/react';
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
