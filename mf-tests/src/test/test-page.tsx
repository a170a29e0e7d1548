import { subjectSchema, testTypeSchema } from '@wattle/contract';
import { useParams } from '@wattle/platform';
import { NotFound } from '../not-found';
import { KindTest } from './kind-test';

export function TestPage() {
  const params = useParams();
  const testType = testTypeSchema.safeParse(params.testType).data;
  const subject = subjectSchema.safeParse(params.category).data;
  if (!testType || !subject) return <NotFound title="Unknown test">There is no such test.</NotFound>;
  // Another test is another page: nothing of this one goes over.
  return <KindTest key={`${testType} ${subject}`} testType={testType} subject={subject} />;
}
