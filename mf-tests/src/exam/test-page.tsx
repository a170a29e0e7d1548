import { SUBJECT_NAMES } from '@wattle/contract/constants';
import { subjectSchema } from '@wattle/contract/questions';
import { attemptTitle, questionCount } from '@wattle/contract/test-kinds';
import { testTypeSchema } from '@wattle/contract/tests';
import { useParams } from '@wattle/platform';
import { NotFound } from '../not-found';
import { SENTENCES } from '../sentences';
import { testCalls } from './test-calls';
import { StudentTestEntry } from './test-entry';
import { testFacts } from './test-facts';

/** A subject, weekly, mega or full test in one subject. */
export function TestPage() {
  const params = useParams();
  const testType = testTypeSchema.safeParse(params.testType?.toLowerCase()).data;
  const subject = subjectSchema.safeParse(params.category).data;
  if (!testType || !subject) return <NotFound title="Unknown test">There is no such test.</NotFound>;

  const category = `${testType}_${subject}`.toLowerCase();
  const test = { kind: testType, subject: SUBJECT_NAMES[subject] };
  const title = attemptTitle(test);
  // Another test is another page: nothing of this one goes over.
  return (
    <StudentTestEntry
      key={category}
      title={title}
      test={test}
      category={category}
      factsFor={(extraTimePercent) => testFacts(testType, subject, extraTimePercent)}
      expectedCount={questionCount(testType, subject)}
      calls={testCalls(testType, subject)}
      missing={SENTENCES.noQuestions}
    />
  );
}
