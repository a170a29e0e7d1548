import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AnnotatedText } from './annotated-text';

const TEXT = 'A warm door.\nIt sang.\n\nIt was a very old door with a song of its own.';

function Shown() {
  const [active, setActive] = useState<number>();
  const places = [
    { start: 2, end: 11 },
    { start: 2, end: 6 },
    { start: 23, end: TEXT.length + 1 },
  ];
  const notes = ['I see it.', 'I feel it.', 'A long one.'].map((label, index) => ({
    label,
    places: places.slice(index, index + 1),
  }));
  return <AnnotatedText text={`${TEXT}\n`} notes={notes} activeIndex={active} onActivate={setActive} />;
}

test('notes hang on their words, and are chosen at their number or their words, and let go again', async () => {
  render(<Shown />);
  const notes = screen.getAllByRole('button');
  expect(notes.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Note 2 on “warm”: I feel it.',
    'Note 1 on “warm door”: I see it.',
    'Note 3 on “It was a very old door …”: A long one.',
  ]);
  await userEvent.click(screen.getByText('warm'));
  expect(notes[0]).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('I feel it.')).toBeInTheDocument();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(screen.queryByText('I feel it.')).toBeNull();
  expect(screen.getByText('I see it.')).toBeInTheDocument();
  await userEvent.click(notes[1] as HTMLElement);
  expect(screen.queryByText('I see it.')).toBeNull();
});

test('the text keeps its words and its line breaks', () => {
  render(<Shown />);
  const [first, second] = document.querySelectorAll('p');
  expect(first?.textContent?.replace(/[\d\u2060]/g, '')).toBe('A warm door.\nIt sang.');
  expect(second).toHaveTextContent('It was a very old door with a song of its own.\u20603');
});
