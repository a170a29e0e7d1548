import { QUESTION_COUNTS } from '@wattle/contract/constants';
import { FREE_TESTS, type FreeTest } from '@wattle/contract/free-tests';
import { type TestCheck, TestEntry } from '@wattle/exam-player';
import { notify, useNavigate, useParams } from '@wattle/platform';
import { useCheckFreeTestMutation } from '../free-assessment.api';
import { HUB_PATH } from '../paths';
import { useVisitorEmail } from '../use-visitor-email';
import { BackToTests, NoQuestions } from './no-questions';
import { OpenedTest } from './opened-test';

export function TestPage() {
  const email = useVisitorEmail();
  const { category } = useParams();
  const test = FREE_TESTS.find((each) => each.category === category);
  if (!email) return null;
  if (!test) return <NoQuestions title="Unknown test" />;
  // Another test is another page: nothing of this one goes over.
  return <FreeTestEntry key={test.category} test={test} email={email} />;
}

/** The way of a visitor into a test; one that is done or not yet its turn leads back. */
function FreeTestEntry({ test, email }: { test: FreeTest; email: string }) {
  const [askServer] = useCheckFreeTestMutation();
  const navigate = useNavigate();

  const refuse = (message: string) => {
    notify.warning(message || 'This test is already completed.');
    navigate(HUB_PATH, { replace: true });
  };

  const check = async (): Promise<TestCheck<undefined>> => {
    const { data, error } = await askServer({ test, email });
    if (!data) return { name: 'failed', error: error ?? {} };
    if (!data.navigate) return { name: 'redirect', redirect: () => refuse(data.message) };
    return data.isUnderWay ? { name: 'underWay' } : { name: 'ready', known: undefined };
  };

  return (
    <TestEntry
      title={test.title}
      check={check}
      factsFor={() => ({
        questionCount: QUESTION_COUNTS.free,
        seconds: test.seconds,
        paper: test.subject === 'Reading' ? 'for notes, if you like' : 'yes, but no calculator',
      })}
      failure="An error occurred. Please try again."
      backPath={HUB_PATH}
      backLink={<BackToTests />}
    >
      {() => <OpenedTest test={test} email={email} />}
    </TestEntry>
  );
}
