import { Alert, space, width } from '@wattle/design-system';
import { styled } from 'styled-components';

const Place = styled.div`
  max-width: ${width.narrow};
  margin: 0 auto;
  padding: ${space[8]} ${space[16]};
`;

export function NotStoredAlert({ children }: { children: string }) {
  return (
    <Place>
      <Alert tone="warning">{children}</Alert>
    </Place>
  );
}
