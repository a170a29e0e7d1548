import { color, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { AsSent } from '../layout/as-sent';
import { Frame } from '../layout/section';
import { EmailBox } from './email-box';

const Root = styled.footer`
  padding: ${space[32]} 0 ${space[48]};
  background: ${color.night};
`;

export function Footer() {
  return (
    <>
      <AsSent part="FootHill" />
      <Root data-surface="dark">
        <Frame>
          <Stack gap={48}>
            <EmailBox />
            <AsSent part="FootLinks" />
          </Stack>
        </Frame>
      </Root>
    </>
  );
}
