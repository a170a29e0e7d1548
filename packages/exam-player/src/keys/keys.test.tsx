import { screen, within } from '@testing-library/react';
import { aQuestionPayload, aWritingQuestion } from '@wattle/contract/testing';
import { aTest, choose, play, press, user } from '../../test/play';

const radio = (letter: string) => screen.getByRole('radio', { name: new RegExp(`^${letter}`) });

describe('a key', () => {
  it.each([['b'], ['B']])('%s chooses the option with this letter', async (key) => {
    play(aTest());
    await user.keyboard(key);
    expect(radio('B')).toBeChecked();
  });

  it('chooses nothing that is ruled out or not offered', async () => {
    play(aTest());
    await press('Rule option C out');
    await user.keyboard('c');
    await user.keyboard('e');
    for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked();
  });

  it('goes to the next and the previous question, also from an option, and stays among the options', async () => {
    play(aTest());
    await choose('B');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    expect(radio('A')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(radio('B')).toHaveFocus();
    expect(radio('B')).toBeChecked();
  });

  it('goes from option to option up and down', async () => {
    play(aTest());
    await choose('B');
    await user.keyboard('{ArrowDown}');
    expect(radio('C')).toBeChecked();
  });

  it('flags the question', async () => {
    play(aTest());
    await user.keyboard('f');
    expect(screen.getByRole('button', { name: 'Flag' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows which keys there are', async () => {
    play(aTest());
    await user.keyboard('?');
    const help = within(screen.getByRole('dialog', { name: 'Keyboard' }));
    for (const key of ['A', 'E', '→', 'F', '?']) expect(help.getByText(key)).toBeVisible();
    expect(help.queryByText(/gap/)).not.toBeInTheDocument();
    await user.keyboard('f');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Flag' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is a letter like any other in a text', async () => {
    play(aTest({ questions: [aWritingQuestion(), aQuestionPayload()] }));
    await user.type(screen.getByRole('textbox', { name: 'Your response' }), 'a fab?{ArrowRight}');
    expect(screen.getByRole('textbox', { name: 'Your response' })).toHaveValue('a fab?');
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['the gutter', () => screen.getByRole('separator').focus()],
    ['the palette', () => screen.getByRole('button', { name: /^Question 1/ }).focus()],
  ])('keeps its own meaning on %s', async (_what, focus) => {
    play(aTest());
    focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  it('with Ctrl, Alt or the command key is left to the browser', async () => {
    play(aTest());
    await user.keyboard('{Control>}f{/Control}{Alt>}{ArrowRight}{/Alt}{Meta>}b{/Meta}');
    expect(screen.getByRole('button', { name: 'Flag' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(radio('B')).not.toBeChecked();
  });

  it('does nothing when the keys are turned off, also in the next test', async () => {
    const { unmount } = play(aTest());
    await press('Display');
    const shortcuts = within(screen.getByRole('group', { name: 'Keyboard shortcuts' }));
    await user.click(shortcuts.getByRole('radio', { name: 'Off' }));
    await user.keyboard('{Escape}f');
    expect(screen.getByRole('button', { name: 'Flag' })).toHaveAttribute('aria-pressed', 'false');
    unmount();
    play(aTest());
    await user.keyboard('b');
    expect(radio('B')).not.toBeChecked();
    await press('Keyboard');
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toHaveTextContent('The keys are turned off.');
  });
});

describe('the display menu', () => {
  it('makes what is read and answered larger, and keeps it so on this device', async () => {
    const { unmount } = play(aTest());
    await press('Display');
    await user.click(screen.getByRole('radio', { name: '150 %' }));
    await user.keyboard('{Escape}');
    unmount();
    play(aTest());
    await press('Display');
    expect(screen.getByRole('radio', { name: '150 %' })).toBeChecked();
  });

  it('changes the theme @long', async () => {
    play(aTest());
    await press('Display');
    await user.click(screen.getByRole('radio', { name: 'High contrast' }));
    expect(document.documentElement.dataset.theme).toBe('high-contrast');
  });

  it('leads to the keys', async () => {
    play(aTest());
    await press('Display');
    await press('Show all keys');
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  });
});
