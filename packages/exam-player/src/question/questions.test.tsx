import { screen, within } from '@testing-library/react';
import { aQuestionPayload } from '@wattle/contract/testing';
import { expectAccessible } from '../../test/accessible';
import { aTest, choose, play, press, user, wideScreen } from '../../test/play';
import type { OpenTestAttempt } from '../attempt/attempt-options';

describe('questions', () => {
  it('are walked with Next and Previous, and stop at both ends', async () => {
    play(aTest());
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    await press('Previous');
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    await press('Next');
    await press('Next');
    expect(screen.getByText('Question 3 of 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await press('Previous');
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
  });

  it('are told apart in the palette: answered, flagged, current', async () => {
    play(aTest());
    await choose('B');
    await press('Next');
    await press('Flag');
    const palette = within(screen.getByRole('navigation', { name: 'Questions' }));
    expect(palette.getAllByRole('button').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'Question 1, answered',
      'Question 2, flagged, not answered',
      'Question 3, not answered',
    ]);
    await user.click(palette.getByRole('button', { name: /Question 1/ }));
    expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
    expect(palette.getByRole('button', { name: /Question 1/ })).toHaveAttribute('aria-current', 'true');
  });

  it('about a passage show it with its title and its line breaks', () => {
    const text = 'The Boat\n\nOne line\nand the next\n\nA second stanza';
    play(aTest({ questions: [aQuestionPayload({ text })] }));
    const passage = within(screen.getByRole('region', { name: 'Passage' }));
    expect(passage.getByRole('heading', { name: 'The Boat' })).toBeVisible();
    expect(passage.getByText(/One line/).closest('p')).toHaveTextContent('One line and the next');
  });

  it('without a passage or a picture stand above their answers, not beside them', async () => {
    wideScreen();
    const picture = aQuestionPayload({ image_data: '/api/images/1', image_description: 'A line' });
    play(aTest({ questions: [aQuestionPayload(), picture, aQuestionPayload({ text: 'The sea' })] }));
    const gutter = () => screen.getByRole('separator').getAttribute('aria-label');
    expect(gutter()).toBe('Height of the upper part');
    await press('Next');
    expect(gutter()).toBe('Width of the left side');
    await press('Next');
    expect(gutter()).toBe('Width of the left side');
  });

  it('keep what stands in both panes when the screen is turned', async () => {
    const { turn } = wideScreen();
    play(aTest({ questions: [aQuestionPayload({ text: 'The sea' })] }));
    const passage = screen.getByRole('region', { name: 'Passage' });
    const gutter = screen.getByRole('separator', { name: 'Width of the left side' });
    turn();
    expect(screen.getByRole('region', { name: 'Passage' })).toBe(passage);
    expect(gutter).toHaveAccessibleName('Height of the upper part');
    expect(passage.parentElement?.style.width).toBe('');
    expect(gutter.style).toMatchObject({ width: '', height: '12px' });
    gutter.focus();
    await user.keyboard('{ArrowDown}');
    expect(gutter).toHaveAttribute('aria-valuenow', '55');
    turn();
    expect(gutter).toHaveAttribute('aria-valuenow', '50');
  });

  it('begin at their top, and the passage only when it is another one', async () => {
    const [first, second, third] = ['The sea', 'The sea', 'The hill'].map((text) => aQuestionPayload({ text }));
    play(aTest({ questions: [first, second, third] as OpenTestAttempt['questions'] }));
    const passage = screen.getByRole('region', { name: 'Passage' });
    const pane = () => screen.getByRole('radiogroup').parentElement as HTMLElement;
    passage.scrollTop = 40;
    pane().scrollTop = 40;
    await press('Next');
    expect(screen.getByRole('region', { name: 'Passage' }).scrollTop).toBe(40);
    expect(pane().scrollTop).toBe(0);
    await press('Next');
    expect(screen.getByRole('region', { name: 'Passage' }).scrollTop).toBe(0);
  });

  it('show their picture with its words, and never run what stands in them', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const question = aQuestionPayload({ question: hostile, image_data: '/api/images/1', image_description: 'A fence' });
    play(aTest({ questions: [question] }));
    expect(screen.getByRole('img', { name: 'A fence' })).toHaveAttribute('src', '/api/images/1');
    expect(screen.getByRole('heading', { name: hostile })).toBeVisible();
  });

  it('can be used by whoever cannot see or hold a mouse @long', async () => {
    const { container } = play(aTest());
    await expectAccessible(container);
  });

  it('are told to whoever cannot see them change', async () => {
    play(aTest());
    const position = screen.getByText('Question 1 of 3').closest('[role="status"]');
    await press('Next');
    expect(position).toHaveTextContent('Question 2 of 3');
  });

  it('say once which they are', () => {
    play(aTest());
    expect(screen.getAllByText(/^Question \d/)).toHaveLength(1);
  });

  it.each(['null', '[]', '{"version":3,"current":7,"flagged":"all"}', '{'])(
    'start anew when the stored uiState is %s',
    (stored) => {
      const test = aTest();
      localStorage.setItem(`wattle-ui-state-${test.attemptId}`, stored);
      play(test);
      expect(screen.getByText('Question 1 of 3')).toBeVisible();
    },
  );

  it('say at the first of them that they are fewer than expectedCount', async () => {
    const sentence = 'This test has 3 questions.';
    play(aTest(), { expectedCount: 4 });
    expect(screen.getByText(sentence)).toBeVisible();
    await press('Next');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it.each([[3], [undefined]])('say nothing of it where %s were expectedCount', (expectedCount) => {
    play(aTest(), { expectedCount });
    expect(screen.queryByText(/^This test has/)).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('makes the upper part of a narrow screen higher and lower', async () => {
    play(aTest());
    const gutter = screen.getByRole('separator', { name: 'Height of the upper part' });
    gutter.focus();
    await user.keyboard('{ArrowDown}');
    expect(gutter).toHaveAttribute('aria-valuenow', '55');
    await user.keyboard('{Home}{ArrowUp}');
    expect(gutter).toHaveAttribute('aria-valuenow', '20');
  });

  const tab = () => user.tab();

  it('stays on the way on, which at the last question leads to the submission', async () => {
    play(aTest());
    await press('Next');
    await press('Next');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Review and submit' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alertdialog', { name: 'Submit this test?' })).toHaveTextContent(
      '3 of 3 questions are not answered.',
    );
    await press('Back to the test');
    await press('Previous');
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  });

  it('reaches the passage by its name', async () => {
    play(aTest({ questions: [aQuestionPayload({ text: 'Once upon a time.' })] }));
    screen.getByRole('button', { name: 'Submit' }).focus();
    await tab();
    expect(screen.getByRole('region', { name: 'Passage' })).toHaveFocus();
  });

  it('needs one Tab for the whole palette, and arrow keys inside it', async () => {
    play(aTest());
    screen.getByRole('button', { name: 'Flag' }).focus();
    await tab();
    expect(screen.getByRole('button', { name: /^Question 1/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('button', { name: /^Question 3/ })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}{Enter}');
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    await tab();
    await tab();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  });
});
