import { type Subject, subjectSchema, topicTitle } from '@wattle/contract';
import { useLocation, useParams } from '@wattle/platform';
import { NotFound } from '../not-found';
import { reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { StudentTest, useAddressedAttempt } from './student-test';
import { topicCalls } from './test-calls';

/** A few questions of one topic, without a clock. */
export function TopicPage() {
  const subject = subjectSchema.safeParse(useParams().category).data;
  const topic = new URLSearchParams(useLocation().search).get('topic')?.trim();
  if (!subject || !topic) return <NotFound title="Unknown topic">There is no such topic.</NotFound>;
  return <Topic key={`${subject} ${topic}`} subject={subject} topic={topic} />;
}

function Topic({ subject, topic }: { subject: Subject; topic: string }) {
  const attemptId = useAddressedAttempt();
  return (
    <StudentTest
      title={topicTitle(topic)}
      kind="re-sit"
      testName="practice"
      category="topic"
      calls={topicCalls(subject, topic)}
      attemptId={attemptId}
      overPath={attemptId && reviewPath(attemptId)}
      missing={SENTENCES.noQuestions}
      isAddressed
    />
  );
}
