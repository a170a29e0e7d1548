import { fontSize, height, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { DASHBOARD_PATH } from '../paths';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  font-weight: 600;
  text-decoration: none;

  gap: ${space[8]};
  min-height: ${height.regular};
  margin-bottom: -${space[12]};
  font-size: ${fontSize[15]};

  @media print {
    display: none;
  }
`;

/** The way back from a result. */
export function DashboardLink() {
  return (
    <Root to={DASHBOARD_PATH}>
      <ArrowLeft size={16} aria-hidden="true" />
      Student Dashboard
    </Root>
  );
}
