import { ButtonLink, type ButtonLinkProps, height } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { DASHBOARD_PATH, reviewPath } from './paths';

export function BackToDashboard() {
  return (
    <ButtonLink as={Link} to={DASHBOARD_PATH}>
      Back to the dashboard
    </ButtonLink>
  );
}

interface StartLinkProps extends Pick<ButtonLinkProps<typeof Link>, 'variant' | 'size' | 'isWide'> {
  name: string;
  path: string;
  isOpen: boolean;
}

/** Leads to a test; one that is under way stands out. */
export function StartLink({ name, path, isOpen, variant = isOpen ? 'primary' : 'secondary', ...look }: StartLinkProps) {
  const action = isOpen ? 'Resume' : 'Start';
  return (
    <ButtonLink as={Link} to={path} variant={variant} aria-label={`${action} ${name}`} {...look}>
      {action}
    </ButtonLink>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;

  min-height: ${height.regular};
`;

/** Leads from a row to the result of its test. */
export function ReviewLink({ attemptId, name }: { attemptId: string; name: string }) {
  return (
    <Root to={reviewPath(attemptId)} aria-label={`Review ${name}`}>
      Review
    </Root>
  );
}
