import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankQuestion } from '@wattle/contract/bank';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiReturns, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import { aBankQuestion, askedFor } from '../../test/bank';
import { bankShows } from '../../test/generated-items';
import { expectNoFaults } from '../../test/no-faults';
import { fieldOf } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();

beforeEach(() => void signInAs('admin'));

const gap = aBankQuestion({
  subject: 'Reading',
  format: 'gap',
  pool: 'Free assessment',
  year_level: 5,
  text: 'The Lamp\n\nAda wound it. [1] The sea was loud. [2]',
  question: 'Which sentence goes into gap 2?',
  mcq_options: 'A One, B Two, C Three, D Four, E Five, F Six, G Seven',
  correct_answer: 'G',
  wrong_turns: { F: 'It is about another night.' },
});

async function openQuestion(question: BankQuestion, path = `/questions/Reading/${question.id}`) {
  bankShows(question);
  return renderRemote(routes, path);
}

async function openPassage(): Promise<HTMLElement> {
  const title = await screen.findByText(/^Passage:/);
  await user.click(title);
  return title.parentElement as HTMLElement;
}

test('a gap question shows its sentences A to G with their wrong turns, its gaps, year level and pool', async () => {
  await openQuestion(gap);
  expect(await openPassage()).toHaveTextContent('Ada wound it. gap 1 The sea was loud. gap 2');
  expect(screen.getByText('Key').parentElement).toHaveTextContent('GSevenKey');
  expect(screen.getByText(/^Wrong turn:/)).toHaveTextContent('Wrong turn: It is about another night.');
  expect(screen.getByText('Gaps')).toBeVisible();
  expect(screen.getByText('Year level').nextSibling).toHaveTextContent('5');
  expect(screen.getByText('Pool').nextSibling).toHaveTextContent('Free assessment');
});

test('a gap question has no serious fault of accessibility @long', async () => {
  const { baseElement } = await openQuestion(gap);
  await openPassage();
  await expectNoFaults(baseElement);
});

test('a single question is not generated from a gap, and the button says why; a new text is', async () => {
  await openQuestion(gap);
  const button = await screen.findByRole('button', { name: 'Generate' });
  const reason = 'A gap belongs to its set: generate a new text.';
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(reason);
  await user.click(button);
  expect(shownNotices()).toEqual([reason]);
  expect(screen.getByRole('button', { name: 'Generate Extact + Questions' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a blank shows its passage with the blanks, and is not generated alone either', async () => {
  const question = 'Which word or phrase best fits blank 2?';
  await openQuestion({
    ...gap,
    format: 'cloze',
    question,
    mcq_options: 'A One, B Two, C Three, D Four',
    correct_answer: 'D',
  });
  expect(await openPassage()).toHaveTextContent('Ada wound it. blank 1 The sea was loud. blank 2');
  expect(screen.getByText('Cloze')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate' })).toHaveAccessibleDescription(
    'A blank belongs to its set: generate a new text.',
  );
});

test.each([
  ['extracts', 'Lamps\n\nExtract A: A diary\n\nNew.\n\nExtract B\n\nOld.', ['Extract A: A diary', 'Extract B']],
  ['compare', 'Text 1\n\nNew.\n\nText 2: A letter\n\nOld.', ['Text 1', 'Text 2: A letter']],
] as const)('texts of %s stand under their labels', async (format, text, labels) => {
  await openQuestion(aBankQuestion({ subject: 'Reading', format, text }));
  const headings = within(await openPassage()).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(labels);
});

test('a passage that its format cannot read is shown as it is', async () => {
  await openQuestion(aBankQuestion({ subject: 'Reading', format: 'extracts', text: 'One text.\nNo label.' }));
  expect(await openPassage()).toHaveTextContent('No label.');
});

test('the list names formats and the free pool, and asks for one of each', async () => {
  apiReturns('questions/topics/Reading', { topics: [] });
  apiReturns('questions/views-questions/Reading', { questions: [gap], page: 1, pages: 1, total: 1 });
  const { router } = renderRemote(routes, '/view-questions/Reading');
  expect(
    await screen.findByRole('cell', { name: 'Which sentence goes into gap 2? Gaps Free assessment The Lamp' }),
  ).toBeVisible();
  await user.selectOptions(fieldOf('Format'), 'Gaps');
  await user.selectOptions(fieldOf('Pool'), 'Free assessment');
  expect(router.state.location.search).toBe('?format=gap&pool=Free+assessment');
  expect(apiCalls('questions/views-questions/Reading').map(askedFor).at(-1)).toMatchObject({
    format: 'gap',
    pool: 'Free assessment',
  });
});
