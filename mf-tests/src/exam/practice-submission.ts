import type { PracticeSubmission } from '@wattle/contract';
import type { Submission } from '@wattle/exam-player';
import type { Section } from './opened-tests';

/** The answers section by section, as the submission of a practice test has them (docs/published.md, fields). */
export function practiceSubmission(childId: string, sections: Section[], submission: Submission): PracticeSubmission {
  const { attemptId, secondsSpent, questionStatus, responses } = submission;
  const ids = responses.map(({ questionId }) => questionId);
  return {
    childId,
    testType: 'Practice',
    attemptId,
    secondsSpent,
    sections: sections.map(({ category, questions }) => ({
      category,
      questionStatus: questions.map(({ id }) => ({
        questionId: id,
        status: questionStatus[ids.indexOf(id)]?.status ?? 'unattempted',
      })),
      responses: responses.filter(({ questionId }) => questions.some(({ id }) => id === questionId)),
    })),
  };
}
