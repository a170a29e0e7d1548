import { screen, within } from '@testing-library/react';
import type { QuestionPayload } from '@wattle/contract/questions';
import { aQuestionPayload } from '@wattle/contract/testing';
import { clozeQuestions, gapQuestions } from '../../test/formats';
import { aServer, aTest, choose, pass, play, press, user, wideScreen } from '../../test/play';

const aGapTest = () => aTest({ questions: [aQuestionPayload({ subject: 'Reading' }), ...gapQuestions()] });

/** Shows its first gap; tells what the server holds of each question, by its number from 1. */
async function playGaps() {
  const server = aServer();
  const test = aGapTest();
  play(test, server);
  await press('Next');
  return (number: number) => server.held.get(test.questions[number - 1]?.id ?? '')?.selectedAnswer;
}

const gap = (name: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Passage' })).getByRole('button', { name });
const sentence = (letter: string) => screen.getByRole('radio', { name: new RegExp(`^${letter}`) });
const position = (text: string) => expect(screen.getByText(text)).toBeVisible();

describe('a gap', () => {
  it('has the number of its question, in the passage and in what is asked', async () => {
    await playGaps();
    expect(screen.getByRole('heading', { name: 'Which sentence goes into gap 2?' })).toBeVisible();
    expect(gap('Gap 2, choose a sentence')).toHaveAttribute('aria-current', 'true');
    expect(gap('Gap 2, choose a sentence')).toHaveTextContent('choose a sentence');
    expect(gap('Gap 3, empty')).not.toHaveAttribute('aria-current');
    expect(screen.getByText('Three gaps, seven sentences: four are left over.')).toBeInTheDocument();
  });

  it('is filled by the sentence that is chosen, which the server gets as the answer to its question', async () => {
    const held = await playGaps();
    await choose('B');
    expect(gap('Gap 2: Then it opens its beak.')).toHaveTextContent('Then it opens its beak.');
    expect(screen.getByText('1 of 3 filled')).toBeInTheDocument();
    await pass(1);
    expect(held(2)).toBe('B');
  });

  it('gives its sentence to the gap that picks it, and both answers change', async () => {
    const held = await playGaps();
    await choose('B');
    await press('Next');
    expect(screen.getByRole('radio', { name: /^B.*In gap 2$/ })).not.toBeChecked();
    await choose('B');
    expect(gap('Gap 2, empty')).toBeVisible();
    expect(gap('Gap 3: Then it opens its beak.')).toBeVisible();
    expect(screen.getByText('Sentence B moved from gap 2 to gap 3.')).toHaveAttribute('role', 'status');
    await pass(1);
    expect([held(2), held(3)]).toEqual([null, 'B']);
    expect(screen.getByRole('button', { name: 'Question 2, not answered' })).toBeInTheDocument();
  });

  it('is emptied by a button, and its sentence can be picked again', async () => {
    const held = await playGaps();
    expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
    await choose('B');
    await press('Clear gap 2');
    expect(gap('Gap 2, choose a sentence')).toBeVisible();
    expect(sentence('B')).not.toBeChecked();
    expect(sentence('B')).toHaveFocus();
    expect(screen.getByText('Sentence B taken out of gap 2.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
    await pass(1);
    expect(held(2)).toBeNull();
    await user.keyboard(' ');
    expect(gap('Gap 2: Then it opens its beak.')).toBeVisible();
  });

  it('takes a sentence from another gap by its text, where the lists have other letters @long', async () => {
    const [first, second, third] = gapQuestions();
    const mcq_options = 'A Then it opens its beak., B Wild birds copy birds., C Some birds copy people.';
    play(aTest({ questions: [first, { ...second, mcq_options }, third] as QuestionPayload[] }));
    await choose('B');
    await press('Next');
    expect(screen.getByRole('radio', { name: /^A.*In gap 1$/ })).toBeInTheDocument();
    await choose('B');
    expect(gap('Gap 1: Then it opens its beak.')).toBeVisible();
    await choose('A');
    expect(gap('Gap 1, empty')).toBeVisible();
    expect(screen.getByText('Sentence A moved from gap 1 to gap 2.')).toHaveAttribute('role', 'status');
  });

  it.each([
    ['a click', () => user.click(gap('Gap 4, empty'))],
    [
      'Enter @long',
      async () => {
        gap('Gap 4, empty').focus();
        await user.keyboard('{Enter}');
      },
    ],
  ])('leads to its question, and the keyboard to its sentences: %s', async (_way, go) => {
    await playGaps();
    await go();
    position('Question 4 of 4');
    expect(sentence('A')).toHaveFocus();
    await user.click(gap('Gap 4, choose a sentence'));
    expect(sentence('A')).toHaveFocus();
  });

  it('is filled by the keys A to G', async () => {
    await playGaps();
    for (const letter of 'ag') {
      await user.keyboard(letter);
      expect(sentence(letter.toUpperCase())).toBeChecked();
    }
    expect(screen.getByRole('button', { name: 'Flag' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is filled by these keys, and left by the arrow keys, also after a click on its number @long', async () => {
    play(aGapTest());
    await user.click(screen.getByRole('button', { name: 'Question 2, not answered' }));
    await user.keyboard('b');
    expect(sentence('B')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Question 2, answered' }));
    await user.keyboard('{ArrowRight}');
    position('Question 3 of 4');
  });

  it('is filled by these keys from the palette', async () => {
    play(aGapTest());
    screen.getByRole('button', { name: 'Question 1, not answered' }).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    position('Question 2 of 4');
    await user.keyboard('b');
    expect(sentence('B')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Question 2, answered' })).toHaveFocus();
  });

  it('loses no sentence while the arrow keys go through the list; Space picks', async () => {
    await playGaps();
    await choose('B');
    await press('Next');
    await choose('A');
    sentence('A').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(sentence('C')).toHaveFocus();
    expect(sentence('A')).toBeChecked();
    expect(gap('Gap 2: Then it opens its beak.')).toBeVisible();
    await user.keyboard(' ');
    expect(sentence('C')).toBeChecked();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(sentence('G')).toHaveFocus();
  });

  it('about which the test asks nothing is a blank', async () => {
    play(aTest({ questions: gapQuestions([2]) }));
    const passage = within(screen.getByRole('region', { name: 'Passage' }));
    expect(passage.getByRole('button', { name: /^Gap/ })).toHaveAccessibleName('Gap 1, choose a sentence');
    expect(passage.getAllByText('blank')).toHaveLength(2);
    expect(screen.getByText('One gap, seven sentences.')).toBeInTheDocument();
    expect(screen.queryByText(/moves to this gap/)).not.toBeInTheDocument();
  });

  it('that the passage does not have leaves it as plain text, and the sentences as options', async () => {
    play(aTest({ questions: gapQuestions([9]) }));
    expect(screen.getByText(/\[1\] It can sing/)).toBeVisible();
    await choose('G');
    expect(sentence('G')).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Which sentence goes into gap 9?' })).toBeVisible();
  });

  it('stands among sentences that can be highlighted, by their place in the text @long', async () => {
    const server = aServer();
    const test = aTest({ questions: gapQuestions() });
    play(test, server);
    await press('Highlight');
    await user.click(screen.getByRole('button', { name: 'It can sing.' }));
    await pass(3);
    const { text = '', id = '' } = test.questions[0] ?? {};
    const start = text.indexOf('It can sing.');
    expect(server.uiState?.highlights).toEqual({ [id]: [[start, start + 'It can sing.'.length]] });
    expect(screen.getByText('It can sing.').tagName).toBe('MARK');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'In winter he dances.' })).toHaveFocus();
  });
});

const aClozeTest = () => aTest({ questions: [aQuestionPayload({ subject: 'Reading' }), ...clozeQuestions()] });
const words = () => screen.getByRole('listbox', { name: 'Words for question 3' });
const word = (name: RegExp) => within(words()).getByRole('option', { name });
const EMPTY = 'Question 3: Slowly the sound … nearer. Not answered';

describe('a blank of a cloze', () => {
  it('has the number of its question and the sentence around it, with what was chosen so far', async () => {
    play(aClozeTest());
    await press('Next');
    expect(screen.getByRole('heading', { name: 'Which word or phrase best fits blank 2?' })).toBeVisible();
    const empty = gap('Question 2, choose: It was not a roar, as I had …, but a whisper. Not answered');
    expect(empty).toHaveAttribute('aria-current', 'true');
    expect(gap(EMPTY)).not.toHaveAttribute('aria-current');
    expect(gap('Question 4: … they knew, was a question. Not answered')).toBeVisible();
    expect(screen.getByText('It was not a roar, as I had ____, but a whisper.')).toBeVisible();
    await choose('A');
    expect(gap('Question 2, expected: It was not a roar, as I had expected, but a whisper.')).toBeVisible();
  });

  it('opens its words in place, and is filled by keyboard alone', async () => {
    wideScreen();
    const server = aServer();
    const test = aClozeTest();
    play(test, server);
    await press('Next');
    gap(EMPTY).focus();
    await user.keyboard('{ArrowDown}');
    position('Question 3 of 4');
    expect(gap(/^Question 3/)).toHaveAttribute('aria-expanded', 'true');
    expect(word(/leapt/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(word(/crept/)).toHaveFocus();
    position('Question 3 of 4');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(gap('Question 3, crept: Slowly the sound crept nearer.')).toHaveFocus();
    expect(sentence('B')).toBeChecked();
    await pass(1);
    expect(server.held.get(test.questions[2]?.id ?? '')).toMatchObject({ selectedAnswer: 'B' });

    await user.keyboard(' ');
    expect(word(/crept/)).toHaveFocus();
    expect(word(/crept/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}{Escape}');
    expect(gap('Question 3, crept: Slowly the sound crept nearer.')).toHaveFocus();
    await user.keyboard('{Enter}c');
    expect(gap(/^Question 3, fell:/)).toHaveFocus();
    await user.keyboard('{Enter}{Tab}');
    expect(gap(/^Question 4:/)).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is filled by a press in place as in the list beside, and takes no word from another blank', async () => {
    wideScreen();
    play(aClozeTest());
    await press('Next');
    await choose('A');
    await press('Next');
    await press('Next');
    await user.click(gap(/^Question 4, choose/));
    await user.click(screen.getByRole('option', { name: /Expected/ }));
    expect(sentence('D')).toBeChecked();
    await press('Rule option A out');
    await user.click(gap(/^Question 4, Expected/));
    await user.click(screen.getByRole('option', { name: /How/ }));
    expect(screen.getByRole('option', { name: /How/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(gap(/^Question 4, Expected/));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(gap(/^Question 2, expected:/)).toBeVisible();
  });

  it('leads to the words below the text on a phone', async () => {
    play(aClozeTest());
    await press('Next');
    await user.click(gap(EMPTY));
    position('Question 3 of 4');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(sentence('A')).toHaveFocus();
  });
});
