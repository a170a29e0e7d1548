import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttemptReview } from '@wattle/contract/testing';
import { aLowReview, question, right, show, showStyled, unanswered, wrong } from '../../test/show-review';

const visible = () => screen.getAllByRole('article').length;

describe('the questions', () => {
  it('that went wrong stand first, the flagged ones and all on demand', async () => {
    await showStyled(anAttemptReview([right, wrong, unanswered]));
    expect(screen.getByRole('radio', { name: 'Wrong (2)' })).toBeChecked();
    expect(visible()).toBe(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Flagged (1)' }));
    expect(visible()).toBe(1);
    await userEvent.click(screen.getByRole('radio', { name: 'All (3)' }));
    expect(visible()).toBe(3);
  });

  it('say what was chosen, what is right, why, and how long it took', async () => {
    await show(anAttemptReview([right, wrong]));
    const card = question('The wrong one?');
    expect(card.getByText('Question').parentElement).toHaveTextContent('Question 2');
    expect(card.getByText('Fractions')).toBeVisible();
    expect(card.getByText('1:42 spent')).toBeVisible();
    expect(card.getByRole('radio', { name: /^C.*Your answer$/ })).toBeChecked();
    expect(card.getByRole('radio', { name: /^B.*Right answer$/ })).not.toBeChecked();
    expect(card.getByText('Why')).toBeVisible();
    expect(card.getByText('An easy mistake: halving.')).toBeVisible();
  });

  it('say which kind of mistake it was where the wrong turn tells, and a faster way where there is one', async () => {
    const faster_method = 'Put the options in: 3 × 8 = 24.';
    const wrong_turns = { C: 'This forgets to divide by 3.', A: 'This is the largest.' };
    const { unmount } = await show(
      anAttemptReview([{ ...wrong, marked: { ...wrong.marked, wrong_turns, faster_method } }, right]),
    );
    const card = question('The wrong one?');
    expect(card.getByText(/You chose/).parentElement).toHaveTextContent(
      /This forgets to divide by 3\. This looks like a slip\.$/,
    );
    expect(card.getByText('A faster way.').parentElement).toHaveTextContent(/Put the options in: 3 × 8 =\s24\.$/);
    unmount();

    await show(anAttemptReview([{ ...wrong, marked: { ...wrong.marked, selectedAnswer: 'A', wrong_turns } }, right]));
    expect(question('The wrong one?').getByText(/You chose/).parentElement).toHaveTextContent(/This is the largest\.$/);
  });

  it('say the usual time beside one that took clearly longer', async () => {
    const others = [30, 40, 30, 35, 50].map((secondsSpent) => ({ ...right, marked: { secondsSpent } }));
    await show(anAttemptReview([...others, wrong]));
    expect(question('The wrong one?').getByText('1:42 spent, 0:35 on most others')).toBeVisible();
  });

  it('that were answered rightly say so', async () => {
    await show(anAttemptReview([right]));
    expect(question('The right one?').getByRole('radio', { name: /^B.*Your answer, right$/ })).toBeChecked();
  });

  it('that were left out say so, and still what is right', async () => {
    await show(anAttemptReview([unanswered]));
    const card = question('The missed one?');
    expect(card.getByText('Not answered')).toBeVisible();
    expect(card.getByText('Flagged')).toBeVisible();
    expect(card.getByRole('radio', { name: /^B.*Right answer$/ })).not.toBeChecked();
  });

  it('with a key or an answer as a whole text are shown by its letter', async () => {
    await show(
      anAttemptReview([
        {
          served: { question: 'Long?' },
          marked: { selectedAnswer: 'c three', correct_answer: 'B two', correct: false },
        },
      ]),
    );
    expect(question('Long?').getByRole('radio', { name: /^C.*Your answer$/ })).toBeChecked();
    expect(question('Long?').getByRole('radio', { name: /^B.*Right answer$/ })).toBeInTheDocument();
  });

  it('about one passage stand under it, once', async () => {
    const text = 'Ada wound the lamp.';
    const about = (name: string) => ({ served: { question: name, text }, marked: { correct: false } });
    await show(anAttemptReview([about('Who?'), about('What?'), right]));
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.getByText('Passage of questions 1 and 2')).toBeVisible();
    expect(screen.getByText(text)).not.toBeVisible();
    await userEvent.click(screen.getByText('Passage of questions 1 and 2'));
    expect(screen.getByText(text)).toBeVisible();
  });

  it('without an extract stand under their text', async () => {
    await show(anAttemptReview([{ served: { extract_text: '', text: 'Ada wound the lamp.' } }]));
    expect(screen.getByText('Passage of question 1')).toBeVisible();
  });

  it('show their passage in print, and fold it again after', async () => {
    await show(anAttemptReview([{ served: { text: 'Ada wound the lamp.' }, marked: { correct: false } }]));
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByText('Ada wound the lamp.')).toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    expect(screen.getByText('Ada wound the lamp.')).not.toBeVisible();
  });

  it('that nobody flagged are not offered, nor wrong ones where there are none', async () => {
    await showStyled(anAttemptReview([right, { served: { question: 'Another?' } }]));
    expect(screen.queryByRole('group', { name: 'Questions' })).not.toBeInTheDocument();
    expect(visible()).toBe(2);
    // And none is open.
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('are text, never HTML', async () => {
    await show(
      anAttemptReview([
        { served: { question: '<img src=x> 3 < 4?' }, marked: { correct: false, explanation: '<b>no</b>' } },
      ]),
    );
    expect(screen.getByRole('heading', { name: '<img src=x> 3 < 4?' })).toBeVisible();
    expect(screen.getByText('<b>no</b>')).toBeVisible();
  });
});

describe('of the questions', () => {
  const more = {
    served: { question: 'One more?', mcq_options: 'A one, B two' },
    marked: { selectedAnswer: 'A', correct: false },
  };

  it('the first that went wrong is open, the others are a row with both answers', async () => {
    await showStyled(anAttemptReview([right, wrong, more]));
    const card = question('One more?');
    expect(card.getByText(/^Your answer:/).parentElement).toHaveTextContent('Your answer: one');
    expect(card.getByText(/^Right answer:/).parentElement).toHaveTextContent('Right answer: two');
    expect(card.queryByRole('radio')).not.toBeInTheDocument();
    expect(question('The wrong one?').getAllByRole('radio')).not.toEqual([]);

    await userEvent.click(card.getByRole('button', { name: 'Why question 3', expanded: false }));
    expect(card.getAllByRole('radio')).not.toEqual([]);
    await userEvent.click(card.getByRole('button', { name: 'Close question 3', expanded: true }));
    expect(card.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('one that was not answered says so in its row, and one that was right says so', async () => {
    await showStyled(anAttemptReview([wrong, unanswered, right]));
    // The other one is for print, where all questions are alike.
    const words = question('The missed one?').getAllByText('Not answered');
    expect(words.filter((each) => getComputedStyle(each.parentElement as Element).display !== 'none')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'All (3)' }));
    expect(question('The right one?').getByText(/^Your answer, right:/)).toBeInTheDocument();
  });

  it('are alike in print: each has its time, whether it is open or not', async () => {
    const secondsSpent = 29;
    const timed = { ...wrong, marked: { ...wrong.marked, secondsSpent } };
    await show(anAttemptReview([timed, { ...right, marked: { secondsSpent } }]));
    await userEvent.click(screen.getByRole('radio', { name: 'All (2)' }));
    expect(screen.getAllByText('0:29 spent')).toHaveLength(2);
  });

  it('the three easier ones come first after a low score, with their level', async () => {
    await showStyled(aLowReview());
    expect(screen.getByRole('radio', { name: 'Start here (3)' })).toBeChecked();
    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-labelledby'))).toHaveLength(3);
    expect(question('Easy 2?').getByText('Easy')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Hard 1?' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Wrong (7)' }));
    expect(screen.getByRole('article', { name: 'Hard 1?' })).toBeVisible();
  });
});
