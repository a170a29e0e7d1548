import { height } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { reviewPath } from './paths';

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
