import type { PageFact } from '@wattle/contract/page-facts';
import { color, fontSize, Grid, height, Stack, space } from '@wattle/design-system';
import { Link, pageFact } from '@wattle/platform/core';
import { styled } from 'styled-components';
import {
  CHECKS_ID,
  FREE_ASSESSMENT_PATH,
  LOG_IN_PATH,
  PARENT_LOGIN_PATH,
  PRIVACY_PATH,
  SAMPLE_RESULT_ID,
  SIGN_UP_PATH,
  TERMS_PATH,
} from '../paths';

const LINKS: { title: string; links: { label: string; to: string; fact?: PageFact }[] }[] = [
  {
    title: 'Practise',
    links: [
      { label: 'Free assessment', to: FREE_ASSESSMENT_PATH },
      { label: 'Sign up', to: SIGN_UP_PATH },
      { label: 'Log in', to: LOG_IN_PATH },
      { label: 'Your child’s progress', to: PARENT_LOGIN_PATH },
    ],
  },
  {
    title: 'Wattle',
    links: [
      { label: 'How questions are checked', to: `/landing#${CHECKS_ID}` },
      { label: 'A sample result', to: `/landing#${SAMPLE_RESULT_ID}` },
      { label: 'Contact', to: `${TERMS_PATH}#contact`, fact: 'operator-email' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of service', to: TERMS_PATH },
      { label: 'Privacy', to: PRIVACY_PATH },
    ],
  },
];

const Title = styled.h3`
  font-size: ${fontSize[16]};
`;

/** The server of the page knows whether the operator gives it. */
const Row = styled.li`
  &[data-given=''] {
    display: none;
  }
`;

const Entry = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${height.regular};
  padding: ${space[8]} 0;
  line-height: 1.25;

  && {
    color: ${color.inkSoft};
  }

  &:not(:hover) {
    text-decoration: none;
  }
`;

export function FootLinks() {
  return (
    <Grid as="nav" aria-label="More of Wattle" columnWidth={140} gap={32}>
      {LINKS.map(({ title, links }) => (
        <Stack key={title} gap={4}>
          <Title>{title}</Title>
          <ul>
            {links.map(({ label, to, fact }) => (
              <Row key={label} data-given={fact && pageFact(fact)}>
                <Entry as={Link} to={to}>
                  {label}
                </Entry>
              </Row>
            ))}
          </ul>
        </Stack>
      ))}
    </Grid>
  );
}
