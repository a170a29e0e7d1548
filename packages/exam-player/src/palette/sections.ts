import type { QuestionPayload, SubjectName } from '@wattle/contract/questions';

/** Questions of one subject that follow each other. */
export interface Section {
  subject: SubjectName;
  /** Index of its first question. */
  start: number;
  questions: QuestionPayload[];
}

/** A test by its subjects, in the order in which they are taken. */
export function sectionsOf(questions: readonly QuestionPayload[]): Section[] {
  const sections: Section[] = [];
  for (const [index, question] of questions.entries()) {
    const last = sections.at(-1);
    if (last?.subject === question.subject) last.questions.push(question);
    else sections.push({ subject: question.subject, start: index, questions: [question] });
  }
  return sections;
}
