import { fontSize, media, space, width } from '@wattle/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** As wide as a page, with its margins. */
export const Frame = styled.div`
  width: 100%;
  margin: 0 auto;

  max-width: calc(${width.regular} + 2 * ${space[24]});
  padding: 0 ${space[24]};

  ${media.narrow} {
    padding: 0 ${space[16]};
  }
`;

const Root = styled(Frame)`
  scroll-margin-top: ${space[72]};
`;

const Title = styled.h2`
  max-width: 17em;
  margin-bottom: ${space[32]};
  font-size: clamp(${fontSize[28]}, 3.4vw, ${fontSize[44]});
`;

interface SectionProps {
  title: string;
  /** For links that lead here. */
  id?: string;
  children: ReactNode;
}

export function Section({ title, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <Root as="section" id={id} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Root>
  );
}
