import { kindTitle } from '@wattle/contract';
import { useLocation, useParams } from '@wattle/platform';
import { reviewPath } from '../paths';
import { StudentTest, useAddressedAttempt } from './student-test';
import { resitCalls } from './test-calls';

const TITLES = { all: kindTitle('re-sit'), easier: 'Easier questions' };

/** Once more what went wrong, or the easier ones of it, without a clock. */
export function ResitPage() {
  const { attemptId = '' } = useParams();
  const only = new URLSearchParams(useLocation().search).get('only') === 'easier' ? 'easier' : undefined;
  return <Resit key={`${attemptId} ${only}`} markedId={attemptId} only={only} />;
}

function Resit({ markedId, only }: { markedId: string; only: 'easier' | undefined }) {
  const attemptId = useAddressedAttempt();
  return (
    <StudentTest
      title={TITLES[only ?? 'all']}
      kind="re-sit"
      category="re-sit"
      calls={resitCalls(markedId, only)}
      attemptId={attemptId}
      overPath={attemptId && reviewPath(attemptId)}
      missing="There is no such result."
      isRefusalTold
      isAddressed
    />
  );
}
