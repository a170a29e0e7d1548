import { ButtonLink, Cluster } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useExamDayQuery } from '../exam-day/exam-day.api';
import { EXAM_DAY_PATH } from '../paths';
import { useRefetchOnReturn } from '../use-refetch-on-return';

/** Leads to the four tests in a row, and in the middle of them says what comes next. */
export function SeriesLink() {
  const { data, refetch } = useExamDayQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefetchOnReturn(refetch);
  const next = data?.series?.parts.find(({ state }) => state !== 'submitted');
  if (!next) {
    return (
      <ButtonLink as={Link} to={EXAM_DAY_PATH} variant="secondary">
        All four in a row
      </ButtonLink>
    );
  }
  return (
    <Cluster>
      <strong>{next.state === 'open' ? `Under way: ${next.subject}` : `Next: ${next.subject}`}</strong>
      <ButtonLink as={Link} to={EXAM_DAY_PATH} variant="primary" aria-label="Continue all four in a row">
        Continue
      </ButtonLink>
    </Cluster>
  );
}
