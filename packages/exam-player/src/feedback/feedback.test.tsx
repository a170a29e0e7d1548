import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aQuestionPayload } from '@wattle/contract/testing';
import { expectAccessible } from '../../test/accessible';
import { clozeQuestions, gapQuestions } from '../../test/formats';
import {
  aTest,
  type Check,
  choose,
  confirmSubmit,
  networkBack,
  pass,
  play,
  press,
  user,
  wideScreen,
} from '../../test/play';

const question = () =>
  aQuestionPayload({
    category: 'Fractions and decimals',
    mcq_options: 'A 6, B 12, C 18, D 20',
    question: 'What is 3/4 of 24?',
  });
const practice = (questions = [question(), question()], more: Parameters<typeof aTest>[0] = {}) =>
  aTest({ questions, deadline: undefined, feedback: true, ...more });

/** C is right. */
const markedBy = (): jest.Mock<Check> =>
  jest.fn<Check>(async (questionId, selectedAnswer, guessed) => ({
    questionId,
    selectedAnswer,
    guessed,
    comesBackOn: '2026-11-30',
    correct_answer: 'C',
    explanation_image: '/api/images/steps',
    explanation_image_description: 'A bar of 4 boxes',
    explanation: 'A quarter of 24 is 6. Three quarters are 18.',
    wrong_turns: { A: 'This is only one quarter.' },
    correct: selectedAnswer === 'C',
  }));

const tiles = () =>
  within(screen.getByRole('navigation', { name: 'Questions' }))
    .getAllByRole('button')
    .map((tile) => tile.getAttribute('aria-label'));

test('a child is told at once what was wrong and how to come to the answer, then goes on', async () => {
  const check = markedBy();
  const { submit } = play(practice(), { check });
  expect(screen.queryByRole('button', { name: 'Check answer' })).not.toBeInTheDocument();
  await press('Show a hint');
  const hint = screen.getByText(/give all of them the same bottom number/);
  // The button has gone: the keyboard is at what came in its place.
  expect(hint.closest('[tabindex]')).toHaveFocus();
  await choose('A');
  await checkIt();

  expect(check).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  expect(screen.getByText('This is only one quarter.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'A bar of 4 boxes' })).toBeInTheDocument();
  expect(screen.getByText('0 of 1 right so far')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['A quarter of 24 is\u00a06.', 'Three quarters are 18.'].map((step) => step.replace('\u00a0', ' ')),
  );
  expect(screen.getByText(/give all of them the same bottom number/)).toBeVisible();
  expect(screen.getByText('Right answer')).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();

  await press('Next');
  await choose('C');
  await checkIt();
  expect(screen.getByRole('heading', { name: 'That’s right' })).toBeVisible();
  expect(tiles()).toEqual(['Question 1, wrong', 'Question 2, right']);
  await confirmSubmit();
  expect(submit.mock.calls[0]?.[0].responses).toMatchObject([{ selectedAnswer: 'A' }, { selectedAnswer: 'C' }]);
});

test('on a wide screen the options stand beside the picture, and the verdict above them', async () => {
  wideScreen();
  const picture = { image_data: '/api/images/5', image_description: 'A map' };
  play(practice([{ ...question(), ...picture }, question()]), { check: markedBy() });
  expect(within(screen.getByRole('region', { name: 'Question' })).getByRole('img', { name: 'A map' })).toBeVisible();
  const answers = within(screen.getByRole('region', { name: 'Answers and feedback' }));
  await choose('A');
  await checkIt();
  const verdict = answers.getByRole('heading', { name: 'Not this time' });
  expect(verdict.compareDocumentPosition(answers.getByText('Right answer'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(answers.getAllByRole('radio')).toHaveLength(4);
});

test('on a phone what was chosen and what is right stand alone, so that the verdict and both are in view', async () => {
  play(practice(), { check: markedBy() });
  await choose('A');
  await checkIt();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['A', 'C']);
});

test.each([
  ['beside a passage', { text: 'The sea' }],
  ['alone', {}],
])('a hint that is open stays open when the screen is turned: %s', async (_where, content) => {
  const { turn } = wideScreen();
  play(practice([{ ...question(), ...content }]));
  await press('Show a hint');
  turn();
  expect(screen.getByRole('separator', { name: 'Height of the upper part' })).toBeInTheDocument();
  expect(screen.getByText(/give all of them the same bottom number/)).toBeVisible();
});

test('the answer of practice that has one question is checked, too', async () => {
  play(practice([question()]), { check: markedBy() });
  await choose('C');
  expect(screen.queryByRole('button', { name: /^Review/ })).not.toBeInTheDocument();
  await checkIt();
  expect(screen.getByText('1 of 1 right so far')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Review/ })).toBeEnabled();
});

test('a blank of a cloze is practised alone; once it is checked, it stays as it is @long', async () => {
  wideScreen();
  play(practice([...clozeQuestions([2]), question()]), { check: markedBy() });
  const blank = () => screen.getByRole('button', { name: /^Question 1, .*: Slowly the sound/ });
  await user.click(blank());
  await user.click(screen.getByRole('option', { name: /leapt/ }));
  await checkIt();
  expect(screen.getByText('This is only one quarter.')).toBeVisible();
  await user.click(blank());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(blank()).toHaveTextContent('leapt');
});

const noNetwork = () => screen.queryByText(/Checking needs the internet/);

/** A server that is away at the first check. */
function markedLater(): jest.Mock<Check> {
  return markedBy().mockRejectedValueOnce({ status: 'FETCH_ERROR' });
}

async function checkIt(): Promise<void> {
  await press('Check answer');
  await pass(1);
}

test('without a network the child can go on, and check the answer later', async () => {
  play(practice(), { check: markedLater() });
  await choose('A');
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await checkIt();
  expect(noNetwork()).toBeVisible();
  await press('Next');
  expect(tiles()).toEqual(['Question 1, answered', 'Question 2, not answered']);
  await press('Previous');
  await choose('C');
  await checkIt();
  expect(screen.getByRole('heading', { name: 'That’s right' })).toBeVisible();
});

test('when the network is back, no check is said to have failed', async () => {
  play(practice(), { check: markedLater() });
  await choose('A');
  await checkIt();
  expect(noNetwork()).toBeVisible();
  await networkBack();
  expect(noNetwork()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check answer' })).toBeEnabled();
});

test.each([
  ['when the network is back', networkBack],
  [
    'when the child comes back to it @long',
    async () => {
      await press('Next');
      await press('Previous');
    },
  ],
])('the reasons of what was checked on another device could not be fetched, and come %s', async (_when, comeBack) => {
  const questions = [question(), question()];
  const held = { questionId: questions[0]?.id ?? '', selectedAnswer: 'A', version: 3, verdict: 'wrong' as const };
  const check = markedLater();
  play(practice(questions, { answers: [held] }), { check });
  await pass(1);
  expect(noNetwork()).toBeVisible();
  await comeBack();
  await pass(1);
  expect(check).toHaveBeenCalledTimes(2);
  expect(tiles()).toEqual(['Question 1, wrong', 'Question 2, not answered']);
  expect(screen.getByText('This is only one quarter.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check answer' })).not.toBeInTheDocument();
});

test('a sentence in a gap that was checked stays there when another gap takes it', async () => {
  play(practice(gapQuestions()), { check: markedBy() });
  await choose('A');
  await checkIt();
  await press('Next');
  await choose('A');
  expect(tiles()).toEqual(['Question 1, wrong', 'Question 2, answered', 'Question 3, not answered']);
});

test('a test without feedback offers no check and no hint', async () => {
  play(aTest({ questions: [question(), question()] }));
  await choose('A');
  expect(screen.queryByRole('button', { name: 'Check answer' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show a hint' })).not.toBeInTheDocument();
});

test('it can be used by whoever cannot see or hold a mouse @long', async () => {
  const { container } = play(practice(), { check: markedBy() });
  await press('Show a hint');
  await choose('A');
  await checkIt();
  await expectAccessible(container);
});

test('a guess is said beside the check, counts with it and with the submission, and comes back on a day', async () => {
  jest.setSystemTime(new Date('2026-11-26T02:00:00Z'));
  const check = markedBy();
  const { submit } = play(practice(), { check });
  expect(screen.queryByRole('checkbox', { name: 'I guessed' })).not.toBeInTheDocument();
  await choose('A');
  await user.click(screen.getByRole('checkbox', { name: 'I guessed' }));
  await choose('C');
  expect(screen.getByRole('checkbox', { name: 'I guessed' })).toBeChecked();
  await checkIt();
  expect(check.mock.calls.map(([, ...asked]) => asked)).toEqual([['C', true]]);
  expect(screen.queryByRole('checkbox', { name: 'I guessed' })).not.toBeInTheDocument();
  expect(screen.getByText(/^You said that you guessed\./)).toHaveTextContent(
    /A question like this comes back on Monday,? 30 November\.$/,
  );
  await press('Next');
  await choose('B');
  await user.click(screen.getByRole('checkbox', { name: 'I guessed' }));
  await confirmSubmit();
  await pass(1);
  const [{ responses = [] } = {}] = (submit as jest.Mock).mock.calls.flat() as { responses?: object[] }[];
  expect(responses).toMatchObject([{ guessed: true }, { selectedAnswer: 'B', guessed: true }]);
});
