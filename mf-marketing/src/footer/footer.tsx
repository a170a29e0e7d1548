import { color, fontSize, Grid, height, Stack, space } from '@wattle/design-system';
import { Link } from '@wattle/platform/core';
import { styled } from 'styled-components';
import { Frame } from '../layout/frame';
import { EmailBox } from './email-box';
import { FOOTER_LINKS } from './links';

const Root = styled.footer`
  padding: ${space[72]} 0 ${space[48]};
  background: ${color.night};
`;

const Title = styled.h3`
  font-size: ${fontSize[16]};
`;

const Entry = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${height.regular};

  && {
    color: ${color.inkSoft};
  }

  &:not(:hover) {
    text-decoration: none;
  }
`;

/** The end of every page of this remote. */
export function Footer() {
  return (
    <Root data-surface="dark">
      <Frame>
        <Stack gap={48}>
          <EmailBox />
          <Grid as="nav" aria-label="More of Wattle" columnWidth={140} gap={32}>
            {FOOTER_LINKS.map(({ title, links }) => (
              <Stack key={title} gap={4}>
                <Title>{title}</Title>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={label}>
                      {to ? (
                        <Entry as={Link} to={to}>
                          {label}
                        </Entry>
                      ) : (
                        <Entry role="link" aria-disabled="true">
                          {label}
                        </Entry>
                      )}
                    </li>
                  ))}
                </ul>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Frame>
    </Root>
  );
}
