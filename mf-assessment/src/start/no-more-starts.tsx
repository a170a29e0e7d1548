import { ButtonLink, Cluster, MutedText } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useFreeReportQuery } from '../free-assessment.api';
import { SIGNUP_PATH, START_PATH } from '../paths';
import { reportState } from './start-state';

/** The ways on for an address that can start no assessment for now. */
export function NoMoreStarts({ email }: { email: string }) {
  const { data: report } = useFreeReportQuery();
  return (
    <>
      <MutedText size={16}>With an account there are as many tests as you like, from today.</MutedText>
      <Cluster>
        <ButtonLink as={Link} variant="secondary" to={SIGNUP_PATH} state={{ email }}>
          Sign up
        </ButtonLink>
        {report && (
          <ButtonLink as={Link} variant="quiet" to={START_PATH} state={reportState('These are your latest results.')}>
            See your latest results
          </ButtonLink>
        )}
      </Cluster>
    </>
  );
}
