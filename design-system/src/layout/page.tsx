import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fontSize, height, media, space, width } from '../tokens';
import { Card } from './card';
import { Glow } from './glow';
import { MutedText } from './muted-text';
import { Cluster, Stack, type StackProps } from './stack';

type PageWidth = 'narrow' | 'regular' | 'wide';

const Frame = styled.div<{ $width: PageWidth }>`
  display: flex;
  flex-direction: column;
  margin: 0 auto;

  gap: ${space[24]};
  max-width: calc(${({ $width }) => width[$width]} + 2 * ${space[24]});
  padding: ${space[32]} ${space[24]} ${space[72]};

  ${media.narrow} {
    gap: ${space[20]};
    padding: ${space[20]} ${space[16]} ${space[48]};
  }
`;

const Title = styled.h1`
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface PageProps {
  /** The one main heading. */
  title: ReactNode;
  /** A link to the parent page; stands above the heading. */
  parentLink?: ReactNode;
  /** A small part beside the heading, such as a chip with a count. */
  badge?: ReactNode;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** What can be done here; stands opposite the heading. */
  actions?: ReactNode;
  /** 720 px for forms, 1120 px, or 1240 px for admin. */
  width?: PageWidth;
  /** Light from above, for friendly pages. */
  hasGlow?: boolean;
  /** What the page holds. */
  children: ReactNode;
}

/** A page under the bar: heading, intro, content. The landmark `main` around it is the shell's. */
export function Page({
  title,
  parentLink,
  badge,
  intro,
  actions,
  width: pageWidth = 'regular',
  hasGlow,
  children,
}: PageProps) {
  return (
    <Frame $width={pageWidth}>
      {hasGlow && <Glow />}
      <Cluster justify="space-between" gap={16}>
        <Stack gap={8}>
          {parentLink}
          <Cluster gap={12}>
            <Title>{title}</Title>
            {badge}
          </Cluster>
          {intro && <MutedText size={16}>{intro}</MutedText>}
        </Stack>
        {actions && <Cluster>{actions}</Cluster>}
      </Cluster>
      {children}
    </Frame>
  );
}

interface CardPageProps extends Pick<PageProps, 'title' | 'intro' | 'children'>, Pick<StackProps, 'gap' | 'align'> {}

/** A friendly page that is one card, such as a form. */
export function CardPage({ gap = 24, align, children, ...page }: CardPageProps) {
  return (
    <Page width="narrow" hasGlow {...page}>
      <Card>
        <Stack gap={gap} align={align}>
          {children}
        </Stack>
      </Card>
    </Page>
  );
}

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  font-weight: 600;
  text-decoration: none;

  gap: ${space[8]};
  min-height: ${height.target};
  font-size: ${fontSize[15]};
`;

type ParentLinkProps<Link extends ElementType> = {
  /** The link of a router; a plain `a` without it. */
  as?: Link;
} & Omit<ComponentProps<Link>, 'as'>;

/** Leads from a page to the one above it: `<ParentLink as={Link} to="...">`. */
export function ParentLink<Link extends ElementType = 'a'>({ children, ...props }: ParentLinkProps<Link>) {
  return (
    <Back {...props}>
      <ArrowLeft size={16} aria-hidden="true" />
      {children}
    </Back>
  );
}
