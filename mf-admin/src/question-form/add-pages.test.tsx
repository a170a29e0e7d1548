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
