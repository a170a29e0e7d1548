import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttemptReview } from '@wattle/contract/testing';
import { right, show, wrong } from '../../test/show-review';
import { groupByPassage, laterQuestions, reviewedQuestions } from './reviewed-questions';

const wrongOf = (passage?: string) => ({ ...wrong, served: { ...wrong.served, text: passage } });

test.each([
  ['three that went wrong', [wrong, right, wrong, wrong], []],
  ['five', [wrong, wrong, right, wrong, wrong, wrong], [5, 6]],
  ['those of a passage stand together', [wrongOf('P'), wrong, wrong, wrongOf('P')], [3]],
])('a narrow screen begins with three wrong answers: %s', (_which, questions, later) => {
  const reviewed = reviewedQuestions(anAttemptReview(questions, { score: 8, total: 12 }));
  const ids = laterQuestions(groupByPassage(reviewed), 'wrong');
  expect(reviewed.filter(({ question }) => ids.includes(question.id)).map(({ number }) => number)).toEqual(later);
});

test('the rest is shown on request, and whoever asks for all questions gets them', async () => {
  await show(anAttemptReview([wrong, wrong, wrong, wrong, wrong, right], { score: 8, total: 12 }));
  const more = screen.getByRole('button', { name: 'Show 2 more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(more).toHaveAccessibleName('Show fewer');
  expect(more).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'All (6)' }));
  expect(more).not.toBeInTheDocument();
});
