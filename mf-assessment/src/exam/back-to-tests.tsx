import { ButtonLink } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { HUB_PATH } from '../paths';

export function BackToTests() {
  return (
    <ButtonLink as={Link} to={HUB_PATH}>
      Back to the tests
    </ButtonLink>
  );
}
