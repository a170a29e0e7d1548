import { type Subject, subjectSchema, topicTitle } from '@wattle/contract';
import { useLocation, useParams } from '@wattle/platform';
import { NotFound } from '../not-found';
import { SENTENCES } from '../sentences';
import { useLazyOpenedTopicQuery, useOpenedTopicQuery, useSubmitResitMutation } from '../tests.api';
import { AddressedAttempt, useAddressedAttempt } from './addressed-attempt';
import { lastOpening } from './last-opening';
import { OpenedTest } from './opened-test';
import { StudentPlayer } from './student-player';

/** A few questions of one topic, without a clock. */
export function TopicPage() {
  const subject = subjectSchema.safeParse(useParams().category).data;
  const topic = new URLSearchParams(useLocation().search).get('topic')?.trim();
  if (!subject || !topic) return <NotFound title="Unknown topic">There is no such topic.</NotFound>;
  return <Topic key={`${subject} ${topic}`} subject={subject} topic={topic} />;
}

function Topic({ subject, topic }: { subject: Subject; topic: string }) {
  const [reopen, reopened] = useLazyOpenedTopicQuery();
  const attemptId = useAddressedAttempt();
  const opening = useOpenedTopicQuery({ subject, topic, attemptId }, { refetchOnMountOrArgChange: true });
  const [submitPractice] = useSubmitResitMutation();
  const title = topicTitle(topic);
  return (
    <OpenedTest
      title={title}
      opening={lastOpening(opening, reopened)}
      attemptId={attemptId}
      failure={SENTENCES.questionsFailed}
      missing={SENTENCES.noQuestions}
    >
      {(test) => (
        <AddressedAttempt title={title} attemptId={test.attemptId}>
          <StudentPlayer
            title={title}
            test={test}
            kind="re-sit"
            testName="practice"
            category="topic"
            emptyWriting={SENTENCES.emptyWriting}
            submit={({ responses, secondsSpent }) =>
              submitPractice({ attemptId: test.attemptId, responses, secondsSpent })
            }
            reopen={() => reopen({ subject, topic, attemptId: test.attemptId })}
          />
        </AddressedAttempt>
      )}
    </OpenedTest>
  );
}
