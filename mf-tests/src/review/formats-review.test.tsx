import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttemptReview } from '@wattle/contract/testing';
import axe from 'axe-core';
import { question, right, show, showStyled } from '../../test/show-review';

const text = 'Sounds\n\nIt looks plain. [1] It can sing. [2]\n\nHe dances. [3] His part ends. [4]';
const gap = (number: number, marked: object) => ({
  served: {
    format: 'gap' as const,
    text,
    question: `Which sentence goes into gap ${number}?`,
    mcq_options: 'A Wild birds copy., B It opens its beak., C Some copy people., D He steps.',
  },
  marked,
});

const gaps = [
  right,
  gap(1, { selectedAnswer: 'B', correct_answer: 'B', correct: true }),
  gap(2, { selectedAnswer: 'A', correct_answer: 'C', correct: false }),
  gap(3, { selectedAnswer: null, correct_answer: 'D', correct: false }),
];

const passage = (name: RegExp) => within(screen.getByText(name).closest('details') as HTMLElement);

describe('the passage of a set of gaps', () => {
  it('has the right sentence in each, and before it the wrong one that was chosen', async () => {
    await show(anAttemptReview(gaps));
    const about = passage(/^Passage of questions 2 to 4$/);
    expect(about.getByRole('heading', { name: 'Sounds' })).toBeVisible();
    const prose = (about.getByText(/It looks plain/).closest('p') as HTMLElement).textContent;
    expect(prose).toBe(
      'It looks plain. 2Your answer, right: It opens its beak. It can sing. 3Your answer: Wild birds copy. Right answer: Some copy people.',
    );
    expect(about.getByText(/He dances/).closest('p')).toHaveTextContent(
      /^He dances\. 4Right answer: He steps\. His part ends\. .*blank$/,
    );
  });

  it('is followed by its questions under their own numbers, with the chosen and the right sentence only', async () => {
    await show(anAttemptReview(gaps));
    const card = question('Which sentence goes into gap 3?');
    expect(card.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual(['A', 'C']);
  });

  it('can be used by whoever cannot see or hold a mouse @long', async () => {
    const { container } = await showStyled(anAttemptReview(gaps));
    const { violations } = await act(() =>
      axe.run(container, {
        rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
      }),
    );
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });
});

it('a cloze has the right word in each blank, and before it the wrong one; its questions show all words', async () => {
  const words = ['A leapt, B crept, C fell, D pointed', 'A How, B Whose, C Although, D Expected'];
  const blank = (number: number, marked: object) => ({
    served: {
      format: 'cloze' as const,
      text: 'The River\n\nSlowly the sound [1] nearer. [2] they knew, was a question.',
      question: `Which word or phrase best fits blank ${number}?`,
      mcq_options: words[number - 1],
    },
    marked,
  });
  const wrong_turns = { A: '“Leapt” is sudden, and the sentence says “slowly”.' };
  const explanation = 'What is slow crept: “the sound crept nearer”.';
  await show(
    anAttemptReview([
      right,
      blank(1, { selectedAnswer: 'A', correct_answer: 'B', correct: false, explanation, wrong_turns }),
      blank(2, { selectedAnswer: 'A', correct_answer: 'A', correct: true }),
    ]),
  );
  const prose = passage(/^Passage of questions 2 and 3$/)
    .getByText(/Slowly the sound/)
    .closest('p') as HTMLElement;
  expect(prose.textContent).toBe(
    'Slowly the sound 2Your answer: leapt Right answer: crept nearer. 3Your answer, right: How they knew, was a question.',
  );
  const card = question('Which word or phrase best fits blank 2?');
  expect(card.getAllByRole('radio')).toHaveLength(4);
  expect(card.getByText(/^“Leapt” is sudden/)).toHaveTextContent(/^You chose leapt\./);
  expect(card.getByText(/crept nearer\.$/)).toHaveTextContent('Evidence, number 1');
});

it('extracts are tabs on a phone here too', async () => {
  const served = { format: 'extracts' as const, text: 'Dawn\n\nExtract A\n\nOne text.\n\nExtract B\n\nAnother.' };
  await show(anAttemptReview([{ served, marked: { correct: false } }]));
  await userEvent.click(screen.getByText('Passage of question 1'));
  await userEvent.click(screen.getByRole('tab', { name: 'Extract B' }));
  expect(screen.getByRole('tabpanel', { name: 'Extract B' })).toHaveTextContent('Another.');
});

describe('the mistakes behind options', () => {
  const about = {
    served: { question: 'How many?', mcq_options: 'A 27, B 35, C 90, D 300' },
    marked: {
      correct_answer: 'D',
      explanation: '20 × 15 = 300.',
      wrong_turns: { A: 'This is the area.', B: 'This adds.', C: 'This leaves out the width.' },
    },
  };

  it('begin with the one of the option that was chosen, and the others are folded', async () => {
    await show(anAttemptReview([{ ...about, marked: { ...about.marked, selectedAnswer: 'C', correct: false } }]));
    const card = question('How many?');
    expect(card.getByText(/This leaves out the width/).closest('p')).toHaveTextContent(
      'You chose 90. This leaves out the width.',
    );
    expect(card.getByText('This is the area.')).not.toBeVisible();
    await userEvent.click(card.getByText('Other easy mistakes: 27 and 35'));
    expect(card.getByText('A: 27')).toBeVisible();
    expect(card.getByText('This is the area.')).toBeVisible();
    expect(card.getByText('This adds.')).toBeVisible();
  });

  it.each([
    ['A 1 only, B 1 and 2, C 2 and 3, D all', 'A and B'],
    ['A 7, 8, 9, B 8, 10, 12, C 5, 8, 14, D 9, 9, 9', 'A and B'],
  ])('of options that are lists themselves, %s, are called by their letters', async (mcq_options, names) => {
    const marked = { ...about.marked, selectedAnswer: 'C', correct: false };
    await show(anAttemptReview([{ ...about, served: { ...about.served, mcq_options }, marked }]));
    expect(question('How many?').getByText(`Other easy mistakes: ${names}`)).toBeVisible();
  });

  it('of a right answer are all folded, and print', async () => {
    await show(anAttemptReview([{ ...about, marked: { ...about.marked, selectedAnswer: 'D', correct: true } }]));
    const card = question('How many?');
    expect(card.getByText('Easy mistakes: 27, 35 and 90')).toBeVisible();
    expect(card.queryByText(/^You chose/)).not.toBeInTheDocument();
    expect(card.getByText('This leaves out the width.')).not.toBeVisible();
    window.dispatchEvent(new Event('beforeprint'));
    expect(card.getByText('This leaves out the width.')).toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
  });

  it('that nobody wrote leave the explanation alone', async () => {
    await show(
      anAttemptReview([
        { ...about, marked: { ...about.marked, selectedAnswer: 'C', correct: false, wrong_turns: {} } },
      ]),
    );
    expect(question('How many?').queryByText(/easy mistakes/i)).not.toBeInTheDocument();
    expect(question('How many?').getByText('20 × 15 = 300.')).toBeVisible();
  });
});

it('a list in a prompt of Writing is a list here too', async () => {
  const prompt = 'Write a letter.\n– to whom\n– why';
  const served = { subject: 'Writing' as const, question: prompt, text_format: 'structured' as const };
  await show(anAttemptReview([{ served, marked: { writingResponse: 'Dear Ada' } }]));
  const stem = within(screen.getByRole('heading', { name: /^Write a letter/ }));
  expect(stem.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['to whom', 'why']);
});
