import { type Exam, SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { sectionOf } from '@wattle/contract/exams';
import { ListRow, MutedText } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { factsSentence } from '../exam/test-facts';

interface PartRowProps {
  subject: Subject;
  exam: Exam | undefined;
  /** How it stands; nothing before the practice exam begins. */
  children?: ReactNode;
}

/** One section of the exam, in a list of them: as we call it, and as the exam does. */
export function PartRow({ subject, exam, children }: PartRowProps) {
  const name = SUBJECT_NAMES[subject];
  const { title = name } = sectionOf(exam, subject) ?? {};
  const facts = factsSentence('full-test', subject, exam);
  return (
    <ListRow size="dense">
      <div>
        <strong>{name}</strong>
        <MutedText>{title === name ? facts : `${title}: ${facts}`}</MutedText>
      </div>
      {children}
    </ListRow>
  );
}
