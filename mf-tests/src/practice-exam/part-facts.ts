import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { SubjectName } from '@wattle/contract/questions';
import { isExactCount, PRACTICE_EXAM_PARTS } from '@wattle/contract/test-kinds';
import { formatMinutes } from '@wattle/contract/text';

/** "35 questions in 40 minutes"; of Reading "About 38", of Writing "1 task in 30 minutes". */
export function partFacts(subject: Subject): string {
  const { questions, seconds } = PRACTICE_EXAM_PARTS[subject];
  const count = isExactCount(subject) ? `${questions} questions` : `About ${questions} questions`;
  return `${subject === 'Writing' ? '1 task' : count} in ${formatMinutes(seconds)}`;
}

export function subjectOf(name: SubjectName): Subject {
  return SUBJECTS.find((subject) => SUBJECT_NAMES[subject] === name) as Subject;
}
