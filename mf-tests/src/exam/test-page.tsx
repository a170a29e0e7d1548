import { attemptTitle, SUBJECT_NAMES, subjectSchema, testTypeSchema } from '@wattle/contract';
import { useParams } from '@wattle/platform';
import { NotFound } from '../not-found';
import { SENTENCES } from '../sentences';
import { KindTest } from './kind-test';
import { TestEntry } from './test-entry';
import { testFacts } from './test-facts';

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
    <TestEntry
      key={category}
      title={title}
      test={test}
      category={category}
      factsFor={(extraTimePercent) => testFacts(testType, subject, extraTimePercent)}
      failure={SENTENCES.questionsFailed}
    >
      {(attemptId) => (
        <KindTest testType={testType} subject={subject} attemptId={attemptId} category={category} title={title} />
      )}
    </TestEntry>
  );
}
