import { Spinner } from '@wattle/design-system';
import { ExamBlank } from './exam-blank';

interface ExamOpeningProps {
  /** Name of the test. */
  title: string;
  /** What is waited for, such as "Loading questions". */
  label: string;
}

/** Stands where the test will, while it is being opened. */
export function ExamOpening({ title, label }: ExamOpeningProps) {
  return (
    <ExamBlank title={title}>
      <Spinner label={label} />
    </ExamBlank>
  );
}
