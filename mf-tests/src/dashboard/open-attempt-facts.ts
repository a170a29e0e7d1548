import type { OpenStudentAttempt } from '../attempts';

export const TIME_IS_UP = 'The time is up. Your answers are being submitted.';

export function answeredFact({ subject, answeredCount, questionCount }: OpenStudentAttempt): string {
  if (subject === 'Writing' && questionCount === 1) return answeredCount === 0 ? 'Nothing written yet' : 'Text begun';
  return `${answeredCount} of ${questionCount} answered`;
}
