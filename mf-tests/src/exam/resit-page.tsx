import { kindTitle } from '@wattle/contract';
import { errorMessage, errorStatus, useLocation, useParams } from '@wattle/platform';
import { SENTENCES } from '../sentences';
import { useLazyOpenedResitQuery, useOpenedResitQuery, useSubmitResitMutation } from '../tests.api';
import { AddressedAttempt, useAddressedAttempt } from './addressed-attempt';
import { lastOpening } from './last-opening';
import { OpenedTest } from './opened-test';
import { StudentPlayer } from './student-player';

const TITLES = { all: kindTitle('re-sit'), easier: 'Easier questions' };

/** Once more what went wrong, or the easier ones of it, without a clock. */
export function ResitPage() {
  const { attemptId = '' } = useParams();
  const only = new URLSearchParams(useLocation().search).get('only') === 'easier' ? 'easier' : undefined;
  return <Resit key={`${attemptId} ${only}`} markedId={attemptId} only={only} />;
}

function Resit({ markedId, only }: { markedId: string; only: 'easier' | undefined }) {
  const [reopen, reopened] = useLazyOpenedResitQuery();
  const attemptId = useAddressedAttempt();
  const opening = useOpenedResitQuery({ markedId, only, attemptId }, { refetchOnMountOrArgChange: true });
  const title = TITLES[only ?? 'all'];
  const [submitResit] = useSubmitResitMutation();
  return (
    <OpenedTest
      title={title}
      opening={lastOpening(opening, reopened)}
      attemptId={attemptId}
      failure={failureOf(opening.error)}
      missing="There is no such result."
    >
      {(test) => (
        <AddressedAttempt title={title} attemptId={test.attemptId}>
          <StudentPlayer
            title={title}
            test={test}
            kind="re-sit"
            category="re-sit"
            emptyWriting={SENTENCES.emptyWriting}
            submit={({ responses, secondsSpent }) =>
              submitResit({ attemptId: test.attemptId, responses, secondsSpent })
            }
            reopen={() => reopen({ markedId, only, attemptId: test.attemptId })}
          />
        </AddressedAttempt>
      )}
    </OpenedTest>
  );
}

/** The server says why an attempt has nothing to re-sit. */
function failureOf(error: unknown): string {
  return errorStatus(error) === 409 ? errorMessage(error, SENTENCES.nothingToSubmit) : SENTENCES.questionsFailed;
}
