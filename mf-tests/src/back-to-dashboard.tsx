import { ButtonLink } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { DASHBOARD_PATH } from './paths';

export function BackToDashboard() {
  return (
    <ButtonLink as={Link} to={DASHBOARD_PATH}>
      Back to the dashboard
    </ButtonLink>
  );
}
