import { act, fireEvent, screen } from '@testing-library/react';
import { aQuestionPayload } from '@wattle/contract/testing';
import { aTest, type Check, choose, pass, play, press, user } from '../../test/play';

let now = 1e9;
beforeEach(() => {
  now += 10_000;
});

/** A press of a finger or mouse at a place of the screen, some milliseconds after the test began. */
async function tap(element: Element, afterMs: number, x = 300): Promise<void> {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: 700 });
  Object.defineProperty(click, 'timeStamp', { value: now + afterMs });
  await act(async () => void fireEvent(element, click));
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('a double tap on Next or Previous is one step, and a quick child is not slowed down', async () => {
  play(aTest({ questions: Array.from({ length: 5 }, () => aQuestionPayload()) }));
  await tap(button('Next'), 0);
  await tap(button('Next'), 180);
  expect(screen.getByText('Question 2 of 5')).toBeVisible();
  for (const afterMs of [450, 900]) await tap(button('Next'), afterMs);
  expect(screen.getByText('Question 4 of 5')).toBeVisible();
  await tap(button('Previous'), 1_400);
  await tap(button('Previous'), 1_580);
  expect(screen.getByText('Question 3 of 5')).toBeVisible();
});

test('what comes under the finger by the first tap is not pressed by the second', async () => {
  play(aTest({ questions: [aQuestionPayload(), aQuestionPayload()] }));
  await tap(button('Next'), 0);
  await tap(button(/^Review/), 180);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await tap(button('Previous'), 1_000, 200);
  await tap(screen.getByRole('radio', { name: /^A/ }), 1_180, 200);
  expect(screen.getByRole('radio', { name: /^A/ })).not.toBeChecked();
  // Beside it is a press of its own.
  await tap(screen.getByRole('radio', { name: /^B/ }), 1_250, 600);
  expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
});

test('a double tap on Check answer does not leave the question', async () => {
  const check: Check = async (questionId, selectedAnswer) => ({ questionId, selectedAnswer, correct: true });
  play(aTest({ questions: [aQuestionPayload(), aQuestionPayload()], deadline: undefined, feedback: true }), { check });
  await choose('A');
  await tap(button('Check answer'), 0);
  await pass(1);
  await tap(button('Next'), 180);
  expect(screen.getByRole('heading', { name: 'That’s right' })).toBeVisible();
});

test('a key that is held down is one press', async () => {
  play(aTest());
  await user.keyboard('{ArrowRight>5/}');
  expect(screen.getByText('Question 2 of 3')).toBeVisible();
  button('Next').focus();
  await user.keyboard('{Enter>5/}');
  expect(screen.getByText('Question 3 of 3')).toBeVisible();
});

test('what is pressed again and again is not held up', async () => {
  play(aTest({ questions: [aQuestionPayload({ image_data: '/api/images/9', image_description: 'A fence' })] }));
  await press('Enlarge the picture: A fence');
  const larger = await screen.findByRole('button', { name: 'Larger' });
  await tap(larger, 0);
  await tap(larger, 180);
  await pass(1);
  expect(screen.getByRole('status', { name: 'Size' })).toHaveTextContent('182%');
});
