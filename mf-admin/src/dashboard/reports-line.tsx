import { formatCount } from '@wattle/contract/text';
import { LinkLine } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { REPORTS_PATH } from '../paths';
import { useQuestionReportsQuery } from '../question-reports/question-reports.api';

/** How many reports of mistakes wait. The line is there before the number, so that nothing moves. */
export function ReportsLine() {
  const { data } = useQuestionReportsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <LinkLine>
      <Link to={REPORTS_PATH}>Reports of mistakes</Link>
      {data && (data.total === 0 ? ': none is open' : `: ${formatCount(data.total, 'report')} to answer`)}
    </LinkLine>
  );
}
