import { FREE_TESTS } from '@wattle/contract';
import { useParams } from '@wattle/platform';
import { useVisitorEmail } from '../use-visitor-email';
import { NoQuestions } from './no-questions';
import { TestEntry } from './test-entry';

export function TestPage() {
  const email = useVisitorEmail();
  const { category } = useParams();
  const test = FREE_TESTS.find((each) => each.category === category);
  if (!email) return null;
  if (!test) return <NoQuestions title="Unknown test" />;
  // Another test is another page: nothing of this one goes over.
  return <TestEntry key={test.category} test={test} email={email} />;
}
