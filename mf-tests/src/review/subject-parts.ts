import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import type { SubjectName } from '@wattle/contract/questions';
import type { ReviewedQuestion } from './reviewed-questions';
import { notTried, type ReviewedTopic, topicsToPractise } from './topics';

/** The questions of one subject, of which a practice test has four. */
export interface SubjectPart {
  subject: Subject;
  title: SubjectName;
  questions: ReviewedQuestion[];
}

const ORDER = ['Reading', 'Maths', 'ThinkingSkills', 'Writing'] as const;

export function partsOf(questions: readonly ReviewedQuestion[]): SubjectPart[] {
  const parts = ORDER.map((subject) => {
    const title = SUBJECT_NAMES[subject];
    return { subject, title, questions: questions.filter(({ question }) => question.subject === title) };
  });
  return parts.filter((part) => part.questions.length > 0);
}

/** What the score of a part says beside its number: the largest topic without a mistake, and the one to practise first. */
export function topicsOfPart({ title }: SubjectPart, topics: readonly ReviewedTopic[]) {
  const ofPart = topics.filter(({ subject }) => subject === title);
  const [strong] = ofPart
    .filter(({ correct, total }) => correct === total && total > 1)
    .toSorted((one, other) => other.total - one.total);
  if (ofPart.every(({ correct, total }) => correct === total)) return { strength: 'Every answer right' };
  return {
    strength: strong && `${strong.category}: ${strong.correct} of ${strong.total}`,
    next: topicsToPractise(ofPart)[0]?.category,
    notTried: notTried(ofPart),
  };
}
