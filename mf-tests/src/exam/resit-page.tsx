import { errorMessage, errorStatus, useParams } from '@wattle/platform';
import { kindTitle } from '../attempt-title';
import { SENTENCES } from '../sentences';
import { useOpenedResitQuery, useSubmitResitMutation } from '../tests.api';
import { OpenedTest } from './opened-test';
import { StudentPlayer } from './student-player';

const TITLE = kindTitle('re-sit');

/** Once more what went wrong, without a clock. */
export function ResitPage() {
  const { attemptId = '' } = useParams();
  return <Resit key={attemptId} attemptId={attemptId} />;
}

function Resit({ attemptId }: { attemptId: string }) {
  const opening = useOpenedResitQuery(attemptId, { refetchOnMountOrArgChange: true });
  const [submitResit] = useSubmitResitMutation();
  return (
    <OpenedTest
      title={TITLE}
      opening={opening}
      failure={failureOf(opening.error)}
      // Nothing went wrong.
      empty={SENTENCES.nothingToSubmit}
      missing="There is no such result."
    >
      {(test) => (
        <StudentPlayer
          title={TITLE}
          test={test}
          kind="re-sit"
          category="re-sit"
          emptyWriting={SENTENCES.emptyWriting}
          submit={({ responses, secondsSpent }) => submitResit({ attemptId: test.attemptId, responses, secondsSpent })}
          reopen={opening.refetch}
        />
      )}
    </OpenedTest>
  );
}

/** The server says why an attempt has nothing to re-sit. */
function failureOf(error: unknown): string {
  return errorStatus(error) === 409 ? errorMessage(error, SENTENCES.nothingToSubmit) : SENTENCES.questionsFailed;
}
