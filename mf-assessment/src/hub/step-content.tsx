import { color, fontSize, Heading, media, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Content = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[20]};
  min-height: 64px;

  ${media.narrow} {
    flex-wrap: wrap;
    gap: ${space[12]} ${space[16]};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.narrow} {
    h2 {
      font-size: ${fontSize[18]};
    }
  }
`;

const Facts = styled.p`
  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
  }
`;

const Action = styled.div`
  display: grid;
  justify-items: end;

  gap: ${space[8]};

  ${media.narrow} {
    justify-items: stretch;
    width: 100%;
    text-align: center;
  }
`;

interface StepContentProps {
  /** The mark of a subject. */
  mark?: ReactNode;
  title: string;
  facts: ReactNode;
  action: ReactNode;
}

/** What a step is, how it stands, and what can be done. */
export function StepContent({ mark, title, facts, action }: StepContentProps) {
  return (
    <Content>
      {mark}
      <Words>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        <Facts>{facts}</Facts>
      </Words>
      <Action>{action}</Action>
    </Content>
  );
}
