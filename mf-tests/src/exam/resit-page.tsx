import { kindTitle } from '@wattle/contract/test-kinds';
import { useLocation, useParams } from '@wattle/platform';
import { AddressedTest } from './student-test';
import { resitCalls } from './test-calls';

/** Once more what went wrong, or the easier ones of it, without a clock. */
export function ResitPage() {
  const { attemptId = '' } = useParams();
  const only = new URLSearchParams(useLocation().search).get('only') === 'easier' ? 'easier' : undefined;
  return (
    <AddressedTest
      key={`${attemptId} ${only}`}
      kind="re-sit"
      title={only ? 'Easier questions' : kindTitle('re-sit')}
      category="re-sit"
      calls={resitCalls(attemptId, only)}
      missing="There is no such result."
      isRefusalTold
    />
  );
}
