import { screen, within } from '@testing-library/react';
import { MAX_HIGHLIGHTS } from '@wattle/contract/constants';
import { aQuestionPayload } from '@wattle/contract/testing';
import { aServer, aTest, pass, play, press, user } from '../../test/play';

const TEXT = 'The Lamp\n\nShe was eleven. The crank was made for a man.\n\nAda wound it alone.';

const aReadingTest = () =>
  aTest({ questions: [TEXT, TEXT, 'Another text.'].map((text) => aQuestionPayload({ subject: 'Reading', text })) });

const passage = () => screen.getByRole('region', { name: 'Passage' });
const marked = () => [...passage().querySelectorAll('mark')].map(({ textContent }) => textContent);
const sentence = (name: string) => within(passage()).getByRole('button', { name });
const words = (text: string) => within(passage()).getByText(text, { trim: false, exact: false });

const drag = (text: string, from: number, to: number) =>
  user.pointer([
    { target: words(text), offset: from, keys: '[MouseLeft>]' },
    { target: words(text), offset: to },
    { keys: '[/MouseLeft]' },
  ]);

describe('the highlighter', () => {
  it('marks what is selected, and takes the mark away where it is pressed', async () => {
    play(aReadingTest());
    await press('Highlight');
    await drag('The crank', 4, 9);
    expect(marked()).toEqual(['crank']);
    await user.click(within(passage()).getByText('crank'));
    expect(marked()).toEqual([]);
  });

  it('marks whole words, wherever in them the selection begins and ends', async () => {
    play(aReadingTest());
    await press('Highlight');
    await drag('The crank', 6, 11);
    expect(marked()).toEqual(['crank was']);
  });

  it('joins marks that touch', async () => {
    play(aReadingTest());
    await press('Highlight');
    await drag('The crank', 4, 9);
    await user.click(sentence('The crank was made for a man.'));
    expect(marked()).toEqual(['The crank was made for a man.']);
  });

  it('marks nothing as long as it is off', async () => {
    play(aReadingTest());
    await drag('The crank', 4, 9);
    expect(marked()).toEqual([]);
    expect(within(passage()).getAllByRole('button')).toHaveLength(1);
  });

  it('marks by keyboard: one stop, arrows from sentence to sentence, Space and Enter', async () => {
    play(aReadingTest());
    await press('Highlight');
    await user.tab();
    expect(sentence('The Lamp')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(sentence('The crank was made for a man.')).toHaveFocus();
    expect(sentence('The crank was made for a man.')).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard(' ');
    expect(sentence('The crank was made for a man.')).toHaveAttribute('aria-pressed', 'true');
    expect(marked()).toEqual(['The crank was made for a man.']);
    await user.keyboard('{Enter}');
    expect(marked()).toEqual([]);
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  it('leaves marks that stay with the passage, over its questions and over a reload', async () => {
    const server = aServer();
    const test = aReadingTest();
    const { unmount } = play(test, server);
    await press('Highlight');
    await user.click(sentence('Ada wound it alone.'));
    await press('Next');
    expect(marked()).toEqual(['Ada wound it alone.']);
    await press('Next');
    expect(marked()).toEqual([]);
    await pass(3);
    const start = TEXT.indexOf('Ada');
    expect(server.uiState?.highlights).toEqual({ [test.questions[0]?.id ?? '']: [[start, TEXT.length]] });
    unmount();
    play(test);
    await press('Previous');
    expect(marked()).toEqual(['Ada wound it alone.']);
  });

  it('says when the last mark was taken', async () => {
    const text = `${'x'.repeat(2 * MAX_HIGHLIGHTS)}.\n\nAda wound it alone.\n\nShe was eleven.`;
    const test = aTest({ questions: [aQuestionPayload({ subject: 'Reading', text })] });
    const highlights = Array.from({ length: MAX_HIGHLIGHTS - 1 }, (_, index): [number, number] => [
      2 * index,
      2 * index + 1,
    ]);
    const uiState = {
      version: 1,
      flagged: [],
      eliminated: {},
      highlights: { [test.questions[0]?.id ?? '']: highlights },
      secondsSpent: {},
    };
    play({ ...test, uiState });
    await press('Highlight');
    const limit = within(passage()).getByRole('status');
    expect(limit).toBeEmptyDOMElement();
    await user.click(sentence('Ada wound it alone.'));
    expect(limit).toHaveTextContent('No more highlights fit on this passage. Clear some first.');
    await user.click(sentence('She was eleven.'));
    expect(marked()).toHaveLength(MAX_HIGHLIGHTS);
    await press('Clear highlights');
    expect(limit).toBeEmptyDOMElement();
  });

  it('leaves marks that can all be cleared', async () => {
    play(aReadingTest());
    await press('Highlight');
    await user.click(sentence('She was eleven.'));
    await user.click(sentence('Ada wound it alone.'));
    await press('Clear highlights');
    expect(marked()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Clear highlights' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Highlight' })).toHaveFocus();
  });
});
