import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { SubjectName } from '@wattle/contract/questions';

export function subjectOf(name: SubjectName): Subject {
  return SUBJECTS.find((subject) => SUBJECT_NAMES[subject] === name) as Subject;
}
