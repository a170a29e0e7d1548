import { ButtonLink } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { START_PATH } from '../paths';

export function StartAgain() {
  return (
    <ButtonLink as={Link} to={START_PATH}>
      Start again
    </ButtonLink>
  );
}
