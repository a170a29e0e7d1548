import '@wattle/design-system/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiCalls } from '@wattle/platform/testing';
import { ADD_READING, add, addSucceeds, bankIsOpen, openAddForm, saveNew } from '../../test/add-form';
import { expectNoFaults } from '../../test/no-faults';
import { fieldOf, press } from '../../test/press';

const user = userEvent.setup();

beforeEach(() => {
  bankIsOpen();
  addSucceeds(ADD_READING);
});

const field = (name: string | RegExp) => fieldOf(name) as HTMLInputElement;

/** Faster than typing each letter. */
function put(name: string | RegExp, value: string) {
  const input = field(name);
  act(() => input.focus());
  fireEvent.change(input, { target: { value } });
}

const type = (name: string | RegExp, text: string) => put(name, field(name).value + text);

const sent = () => apiCalls(ADD_READING).map(({ body }) => body as Record<string, string>);

async function openFormat(name: string) {
  const view = await openAddForm('/add-readingQuestions', 'Add a Reading question');
  await user.selectOptions(field('Format'), name);
  return view;
}

async function fillInFacts(key = 'A') {
  await user.click(fieldOf(`${key} is the right option`));
  type('Explanation', 'The text says so.');
  await user.selectOptions(field('Level'), 'Easy');
  await user.selectOptions(field('Exam type'), 'Weekly');
  put('Topic (category)', 'Lamps');
}

test('a passage with subheads and lists is shown as children see it, and says so when it is sent', async () => {
  await openAddForm('/add-readingQuestions', 'Add a Reading question');
  type(/^Passage/, '## What we did\n- dug');
  expect(screen.queryByRole('heading', { name: 'What we did' })).not.toBeInTheDocument();
  await user.selectOptions(field('Text format'), 'Subheads and lists');
  expect(screen.getByRole('heading', { name: 'What we did' })).toBeVisible();
  expect(screen.getByText('dug').closest('li')).toBeVisible();
  type('Question', 'What did they do?');
  for (const letter of 'AB') type(`Option ${letter}`, `Option of ${letter}.`);
  await fillInFacts();
  await add();
  expect(sent()[0]).toMatchObject({ text: '## What we did\n- dug', text_format: 'structured' });
});

describe('a passage with gaps', () => {
  const PASSAGE = 'Ada wound it. [1] The sea was loud. [2]';

  async function fillInGap() {
    await openFormat('Gaps');
    expect(field('Passage')).toHaveAccessibleDescription(/It has no gap yet\./);
    type('Passage', PASSAGE);
    await user.selectOptions(field('Gap'), 'Gap 1');
    for (const letter of 'ABCDEFG') type(`Sentence ${letter}`, `Sentence of ${letter}.`);
  }

  test('shows its gaps, offers a stem, is refused where the question names no gap that is there, and has sentences A to G', async () => {
    await fillInGap();
    expect(field('Passage')).toHaveAccessibleDescription(/It has 2 gaps\./);
    expect(screen.getByText('The passage with its gaps').parentElement).toHaveTextContent(
      'Ada wound it. gap 1 The sea',
    );
    expect(field('Question')).toHaveValue('Which sentence goes into gap 1?');
    await fillInFacts('G');
    put('Question', 'Which sentence fits?');
    await saveNew();
    const faultOfQuestion = 'The question names its gap, such as: Which sentence goes into gap 1?';
    await waitFor(() => expect(field('Question')).toHaveAccessibleDescription(faultOfQuestion));
    put('Question', 'Which sentence fits? Gap 7?');
    await saveNew();
    const faultOfPassage = 'The passage has no [7], where gap 7 is.';
    await waitFor(() => expect(field('Passage')).toHaveAccessibleDescription(faultOfPassage));
    expect(sent()).toEqual([]);
    put('Question', 'Which sentence fits? Gap 1?');
    await add();
    expect(sent()[0]).toMatchObject({ format: 'gap', text: PASSAGE, correct_answer: 'G' });
    expect(sent()[0]?.mcq_options).toContain('F Sentence of F., G Sentence of G.');
  });

  test('keeps passage, format and sentences for the next question, which asks about the next gap @long', async () => {
    await fillInGap();
    await fillInFacts();
    await add();
    await press('Add another question to this passage');
    expect(field('Question')).toHaveValue('Which sentence goes into gap 2?');
    expect(field('Sentence G')).toHaveValue('Sentence of G.');
    await fillInFacts('B');
    await add();
    expect(sent()[1]).toEqual({
      ...sent()[0],
      question: 'Which sentence goes into gap 2?',
      correct_answer: 'B',
    });
    await press('Add another');
    expect(field(/^Passage/)).toHaveValue('');
  });

  test.each([
    [' @long', undefined],
    [', also where a mistake leads to one of them @long', 'Which mistake leads to G?'],
  ])('leaves options after E to be removed where the format changes%s', async (_what, rationale) => {
    await fillInGap();
    await fillInFacts();
    if (rationale) type(rationale, 'It is about another lamp.');
    await user.selectOptions(field('Format'), 'Plain text');
    await saveNew();
    expect(await screen.findByText('Options after E are only for the format with gaps: remove 2.')).toBeVisible();
  });
});

describe('a cloze', () => {
  const PASSAGE = 'Ada wound [1]. [2], the sea was loud.';

  async function fillInBlank(letters = 'ABCD') {
    await openFormat('Cloze');
    expect(field('Passage')).toHaveAccessibleDescription(/eight in all.*It has no blank yet\./);
    type('Passage', PASSAGE);
    await user.selectOptions(field('Blank'), 'Blank 1');
    for (const letter of letters) type(`Option ${letter}`, `word of ${letter}`);
    await fillInFacts();
  }

  test('shows its blanks, offers the stem, and asks about the next blank with options of its own', async () => {
    await fillInBlank();
    expect(screen.getByText('The passage with its blanks').parentElement).toHaveTextContent(
      'Ada wound blank 1. blank 2, the sea',
    );
    expect(field('Question')).toHaveValue('Which word or phrase best fits blank 1?');
    expect(screen.queryByRole('button', { name: 'Add option E' })).toBeNull();
    await add();
    expect(sent()[0]).toMatchObject({
      format: 'cloze',
      text: PASSAGE,
      question: 'Which word or phrase best fits blank 1?',
      mcq_options: 'A word of A, B word of B, C word of C, D word of D',
    });
    await press('Add another question to this passage');
    expect(field('Passage')).toHaveValue(PASSAGE);
    expect(field('Question')).toHaveValue('Which word or phrase best fits blank 2?');
    expect(field('Option A')).toHaveValue('');
  });

  test('is refused with three options, and keeps what was typed @long', async () => {
    await fillInBlank('ABC');
    await saveNew();
    expect(await screen.findByText('A blank has four options, A to D.')).toBeVisible();
    expect(field('Option C')).toHaveValue('word of C');
    expect(sent()).toEqual([]);
  });
});

describe('several texts', () => {
  test('are typed one by one, and sent as one passage', async () => {
    await openFormat('Extracts');
    type('Extract A', 'It is new.');
    type('Extract B', 'It is old.');
    await press('Add Extract C');
    type('Extract C', 'It is lost.');
    await press('Remove Extract B');
    type(/^Title of all texts/, 'Lamps');
    type(/^Title of Extract B/, 'A letter');
    type('Question', 'Which extract is about a lost lamp?');
    type('Option A', 'Extract A');
    type('Option B', 'Extract B');
    await fillInFacts('B');
    await add();
    expect(sent()[0]).toMatchObject({
      format: 'extracts',
      text: 'Lamps\n\nExtract A\n\nIt is new.\n\nExtract B: A letter\n\nIt is lost.',
    });
  });

  test('name the one that is empty', async () => {
    await openFormat('Two texts');
    type('Text 1', 'It is new.');
    expect(screen.queryByRole('button', { name: /^Add Text/ })).toBeNull();
    await saveNew();
    expect(await screen.findByText('Text 2 is empty.')).toBeVisible();
    expect(field('Text 2')).toBeInvalid();
  });

  test('survive a reload, with what else was typed, and another format', async () => {
    const { unmount } = await openFormat('Extracts');
    type('Extract A', 'It is new.');
    type('Option A', 'The lamp');
    type('Which mistake leads to A?', 'Counts two.');
    unmount();
    await openAddForm('/add-readingQuestions', 'Add a Reading question');
    expect(field('Extract A')).toHaveValue('It is new.');
    expect(field('Which mistake leads to A?')).toHaveValue('Counts two.');
    await user.selectOptions(field('Format'), 'Poem');
    await user.selectOptions(field('Format'), 'Two texts');
    expect(field('Text 1')).toHaveValue('It is new.');
  });
});

test('a poem is shown with the numbers of its lines', async () => {
  await openFormat('Poem');
  type('Poem', 'The Gate\n\nOpen\n\nShut');
  const shown = screen.getByText('The poem with its line numbers').parentElement as HTMLElement;
  expect(within(shown).getByText('Shut').previousSibling).toHaveTextContent('line 2');
});

test('the keyboard alone adds a text @long', async () => {
  await openAddForm('/add-readingQuestions', 'Add a Reading question');
  await user.selectOptions(field('Format'), 'Extracts');
  field('Extract B').focus();
  await user.keyboard('Old.{Tab}{Enter}{Shift>}{Tab}{/Shift}');
  expect(field('Extract C')).toBeInTheDocument();
});

test.each([
  ['Gaps', ' @long'],
  ['Cloze', ' @long'],
  ['Extracts', ' @long'],
  ['Two texts', ' @long'],
  ['Poem', ' @long'],
])('the form for %s has no serious fault of accessibility%s', async (name) => {
  const { baseElement } = await openFormat(name);
  type(name === 'Gaps' ? 'Sentence A' : 'Option A', 'First');
  await saveNew();
  await expectNoFaults(baseElement);
});
