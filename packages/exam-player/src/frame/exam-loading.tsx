import { Spinner } from '@wattle/design-system';
import { EmptyExamFrame } from './empty-exam-frame';

interface ExamLoadingProps {
  title: string;
  /** What is waited for, such as "Loading questions". */
  label: string;
}

/** Stands where the test will, while it is being opened. */
export function ExamLoading({ title, label }: ExamLoadingProps) {
  return (
    <EmptyExamFrame title={title}>
      <Spinner label={label} />
    </EmptyExamFrame>
  );
}
