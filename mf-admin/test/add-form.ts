import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiHangs, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../src/routes';
import { topicsAre } from './add-api';
import { aBankQuestion } from './bank';
import { fieldOf, paste, press } from './press';

export { nearDuplicatesAre } from './add-api';

export const ADD_MATHS = 'addQuestions/addMathQuestions';
export const ADD_READING = 'addQuestions/addReadingQuestions';
export const ADD_WRITING = 'addQuestions/addWritingQuestions';

const message = 'Question added successfully';

/** The server takes what is added. */
export const addSucceeds = (path = ADD_MATHS, question = aBankQuestion()) =>
  apiReturns(path, { message, question }, 201);

/** The server takes what is added once the returned function is called. */
export const addHangs = () => apiHangs(ADD_MATHS, { message, question: aBankQuestion() }, 201);

/** What a file of this type begins with. */
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Where what the admin types into a form is stored. */
export const draftKey = (form: string) => `wattle-draft-${admin.id}-${form}`;

const user = userEvent.setup();
let admin: ReturnType<typeof signInAs>;

/** An admin, whose bank has one topic and no near duplicates. */
export function bankIsOpen(): void {
  admin = signInAs('admin');
  topicsAre();
}

export async function openAddForm(path = '/add-mathQuestions', heading = 'Add a Maths question') {
  const view = renderRemote(routes, path);
  await screen.findByText(heading, { selector: 'h1' });
  return view;
}

/** Fills a form in with one text for all options. */
export async function fillIn(overrides: Record<string, string> = {}): Promise<void> {
  await user.click(fieldOf('As one text'));
  const texts = {
    Question: 'When is the third tram?',
    'MCQ Options': 'A 8:24, B 8:36',
    'Correct Answer': 'B',
    Explanation: 'Count on in twelves.',
    'Topic (category)': 'Time',
    ...overrides,
  };
  for (const [label, text] of Object.entries(texts)) {
    if (!text) continue;
    await paste(fieldOf(label), text);
  }
  await user.selectOptions(fieldOf('Level'), 'Easy');
  await user.selectOptions(fieldOf('Exam type'), 'Weekly');
}

export const saveNew = () => press('Add question');

export const isAdded = () => screen.findByText(message);

/** Saves a new question that the server takes. */
export async function add(): Promise<void> {
  await saveNew();
  await isAdded();
}
