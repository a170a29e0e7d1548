import { EXAMS, type Exam } from '@wattle/contract/constants';
import { examProfile, examsOfferedFor, offeredPart } from '@wattle/contract/exams';
import type { Goals } from '@wattle/contract/own-children';
import { Field, MutedText, Select } from '@wattle/design-system';
import { useState } from 'react';
import { EditablePart } from './editable-part';
import { useSetGoalsMutation } from './family.api';

interface ExamPartProps {
  childId: string;
  goals: Goals;
  /** The year of the child. */
  grade: number | undefined;
}

/** The exam that a child prepares for: plan, whole exam, papers and results are of it. */
export function ExamPart({ childId, goals, grade }: ExamPartProps) {
  const exam = goals.exam ?? null;
  const [save] = useSetGoalsMutation();
  const [chosen, setChosen] = useState(exam);
  return (
    <EditablePart
      title="Exam"
      chooseLabel={exam === null ? 'Choose the exam' : undefined}
      onSave={() => save({ childId, ...goals, exam: chosen })}
      onCancel={() => setChosen(exam)}
      fields={
        <Field label="Exam to prepare for" hint={partSentence(chosen)}>
          <Select
            value={chosen ?? ''}
            onChange={({ target }) => setChosen(EXAMS.find((each) => each === target.value) ?? null)}
          >
            <option value="">Not chosen</option>
            {examsOfferedFor(grade).map((each) => (
              <option key={each} value={each}>
                {examProfile(each).name}
              </option>
            ))}
          </Select>
        </Field>
      }
    >
      <p>
        {exam ? (
          <strong>{examProfile(exam).name}</strong>
        ) : (
          `Not chosen. Whole exams are as the ${examProfile(null).name}.`
        )}
      </p>
      {exam && offeredPart(exam) && <MutedText>{partSentence(exam)}</MutedText>}
    </EditablePart>
  );
}

/** Where Wattle has not all of an exam. */
function partSentence(exam: Exam | null): string | undefined {
  const part = exam && offeredPart(exam);
  return part ? `Wattle has ${part}.` : undefined;
}
