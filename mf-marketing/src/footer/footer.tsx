import { Chip, color, fontSize, Grid, height, Stack, space } from '@wattle/design-system';
import { Link } from '@wattle/platform/core';
import { styled } from 'styled-components';
import { NightHill } from '../art/hills';
import { Frame } from '../layout/section';
import {
  CHILD_PROGRESS_PATH,
  FREE_ASSESSMENT_PATH,
  LOG_IN_PATH,
  PRIVACY_PATH,
  SIGN_UP_PATH,
  TERMS_PATH,
} from '../paths';
import { EmailBox } from './email-box';

interface FooterLink {
  label: string;
  to?: string;
}

/** Entries without a target are announced but lead nowhere yet (docs/published.md, screens). */
const FOOTER_LINKS: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Practise',
    links: [
      { label: 'Free assessment', to: FREE_ASSESSMENT_PATH },
      { label: 'Sign up', to: SIGN_UP_PATH },
      { label: 'Log in', to: LOG_IN_PATH },
      { label: 'Your child’s progress', to: CHILD_PROGRESS_PATH },
    ],
  },
  { title: 'Wattle', links: [{ label: 'About us' }, { label: 'Pricing' }, { label: 'Contact' }] },
  { title: 'Learn', links: [{ label: 'Useful resources' }, { label: 'Questions and answers' }] },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of service', to: TERMS_PATH },
      { label: 'Privacy', to: PRIVACY_PATH },
    ],
  },
];

const Root = styled.footer`
  padding: ${space[32]} 0 ${space[48]};
  background: ${color.night};
`;

const Title = styled.h3`
  font-size: ${fontSize[16]};
`;

const Entry = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${height.regular};
  padding: ${space[8]} 0;
  line-height: 1.25;

  && {
    color: ${color.inkSoft};
  }

  &:not(:hover),
  &[aria-disabled] {
    text-decoration: none;
  }
`;

export function Footer() {
  return (
    <>
      <NightHill />
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
                            {label} <Chip>Soon</Chip>
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
    </>
  );
}
