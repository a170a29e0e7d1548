import { subjectSchema } from '@wattle/contract/questions';
import { topicTitle } from '@wattle/contract/test-kinds';
import { useLocation, useParams } from '@wattle/platform';
import { NotFound } from '../not-found';
import { SENTENCES } from '../sentences';
import { AddressedTest } from './student-test';
import { topicCalls } from './test-calls';

/** A few questions of one topic, without a clock. */
export function TopicPage() {
  const subject = subjectSchema.safeParse(useParams().category).data;
  const topic = new URLSearchParams(useLocation().search).get('topic')?.trim();
  if (!subject || !topic) return <NotFound title="Unknown topic">There is no such topic.</NotFound>;
  return (
    <AddressedTest
      key={`${subject} ${topic}`}
      kind="practice"
      title={topicTitle(topic)}
      testName="practice"
      category="topic"
      calls={topicCalls(subject, topic)}
      missing={SENTENCES.noQuestions}
    />
  );
}
