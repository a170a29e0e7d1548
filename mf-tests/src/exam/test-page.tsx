import { SUBJECT_NAMES, subjectSchema, testTypeSchema } from '@wattle/contract';
import { useParams } from '@wattle/platform';
import { attemptTitle } from '../attempt-title';
import { NotFound } from '../not-found';
import { KindTest } from './kind-test';
import { UnfinishedFirst } from './unfinished-first';

export function TestPage() {
  const params = useParams();
  const testType = testTypeSchema.safeParse(params.testType?.toLowerCase()).data;
  const subject = subjectSchema.safeParse(params.category).data;
  if (!testType || !subject) return <NotFound title="Unknown test">There is no such test.</NotFound>;
  const category = `${testType}_${subject}`.toLowerCase();
  const title = attemptTitle({ kind: testType, subject: SUBJECT_NAMES[subject] });
  // Another test is another page: nothing of this one goes over.
  return (
    <UnfinishedFirst key={category} title={title} kind={testType} category={category}>
      <KindTest testType={testType} subject={subject} category={category} title={title} />
    </UnfinishedFirst>
  );
}
