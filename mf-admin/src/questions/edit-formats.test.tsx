import '@wattle/design-system/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankQuestion } from '@wattle/contract/bank';
import { apiCalls, apiReturns, signInAs } from '@wattle/platform/testing';
import { aBankQuestion } from '../../test/bank';
import { change, openEdit, updatePath } from '../../test/edit-form';
import { bankShows, canBeEdited } from '../../test/generated-items';
import { expectNoFaults } from '../../test/no-faults';
import { fieldOf, paste, press } from '../../test/press';

const user = userEvent.setup();
const question = aBankQuestion({
  subject: 'Reading',
  format: 'extracts',
  text: 'Extract A\n\nNew.\n\nExtract B\n\nOld.',
  mcq_options: 'A First, B Second, C Third',
  correct_answer: 'A',
  wrong_turns: { B: 'Reads the wrong one.' },
  year_level: 5,
  version: 5,
});
const UPDATE = updatePath(question);

beforeEach(() => {
  signInAs('admin');
  canBeEdited(question);
  apiReturns('questions/views-questions/Reading', { questions: [question], total: 1 });
  apiReturns(UPDATE, { message: 'ok', question });
});

const sent = () => apiCalls(UPDATE).map(({ body }) => body as Record<string, string>);

test('an edit begins with texts and wrong turns one by one, and sends what is empty to be removed', async () => {
  await openEdit(question);
  expect(fieldOf('Extract B')).toHaveValue('Old.');
  await change('Which mistake leads to C?', 'Skips a line.');
  await user.clear(fieldOf('Which mistake leads to B?'));
  await user.selectOptions(fieldOf(/^Year level/), 'Not set');
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ format: 'extracts', wrong_turns: 'C: Skips a line.', year_level: '', pool: '' });
});

test('the passage that both changed is chosen with its format, wrong turns with their options @long', async () => {
  const newer: BankQuestion = {
    ...question,
    text: 'Extract A\n\nNew.\n\nExtract B\n\nVery old.',
    correct_answer: 'B',
    wrong_turns: { A: 'Is in a hurry.' },
    pool: 'Free assessment',
    version: 6,
    updatedBy: 'tom',
    updatedAt: new Date().toISOString(),
  };
  const { baseElement } = await openEdit(question);
  await change('Extract B', 'Ancient.');
  await change('Which mistake leads to B?', 'Reads too fast.');
  bankShows(newer);
  apiReturns(UPDATE, { statusCode: 409, message: 'tom has changed this question.' }, 409);
  await press('Save');
  await screen.findByText('2 choices left: passage and format; options and correct answer');
  await expectNoFaults(baseElement);
  const options = screen.getByRole('radiogroup', { name: /Options and correct answer/ });
  expect(within(options).getByText('Is in a hurry.')).toBeVisible();
  await user.click(within(screen.getByRole('radiogroup', { name: /Passage/ })).getByRole('radio', { name: /^Yours/ }));
  await user.click(within(options).getByRole('radio', { name: /^tom/ }));
  const message = 'The passage is too long.';
  apiReturns(UPDATE, { statusCode: 422, message }, 422);
  await press('Save as version 7');
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent().at(-1)).toMatchObject({
    text: 'Extract A\r\n\r\nNew.\r\n\r\nExtract B\r\n\r\nAncient.',
    format: 'extracts',
    correct_answer: 'B',
    wrong_turns: 'A: Is in a hurry.',
    pool: 'Free assessment',
  });
});

const GAP = { format: 'gap' as const, text: 'One [1] two [2].', question: 'Which sentence goes into gap 1?' };

test.each([
  ['a changed passage', '', { text: 'The lamp had to be wound.' }, /^Passage/, 'the passage'],
  ['changed sentences of a gap', ' @long', GAP, 'Sentence A', 'passage and sentences'],
])('%s can be changed in all questions about it%s', async (_what, _mark, facts, field, what) => {
  const edited = aBankQuestion({ subject: 'Reading', ...facts });
  canBeEdited(edited);
  apiReturns('questions/views-questions/Reading', { questions: [edited], total: 6 });
  apiReturns(updatePath(edited), { message: 'ok', question: edited });
  await openEdit(edited);
  await paste(screen.getByLabelText(field), ' Indeed.');
  const name = `Change ${what} in all 6 questions about it`;
  expect(await screen.findByRole('checkbox', { name })).toBeChecked();
  await press('Save');
  await waitFor(() => expect(apiCalls(updatePath(edited))).toHaveLength(1));
  expect(apiCalls(updatePath(edited))[0]?.body).toMatchObject({ isPassageShared: 'true' });
});

test('options of a blank are its own, and only its passage reaches the other blanks', async () => {
  const blank = aBankQuestion({
    subject: 'Reading',
    format: 'cloze',
    text: 'One [1] two [2].',
    question: 'Which word or phrase best fits blank 1?',
    mcq_options: 'A up, B over, C ahead, D away',
    correct_answer: 'A',
  });
  bankShows(blank);
  apiReturns('questions/views-questions/Reading', { questions: [blank], total: 8 });
  await openEdit(blank);
  await change('Option D', 'along');
  expect(screen.queryByRole('checkbox', { name: /questions about it/ })).toBeNull();
  await change('Passage', 'Ten [1] two [2].');
  const name = 'Change the passage in all 8 questions about it';
  expect(await screen.findByRole('checkbox', { name })).toBeChecked();
});
