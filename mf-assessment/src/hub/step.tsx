import { Card, color, fontSize, Heading, MutedText, media, radius, space, tabularNums } from '@wattle/design-system';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Behind, the one to take now, or still to come. */
type StepState = 'done' | 'now' | 'waiting';

const MARKER_PX = 44;
const SMALL_MARKER_PX = 36;

const markers = {
  done: css`
    border-color: ${color.edge};
    background: ${color.action};
    color: ${color.onAction};
  `,
  now: css`
    border-color: ${color.edge};
    background: ${color.brand};
    color: ${color.onBrand};
  `,
  waiting: css`
    border: 2px dashed ${color.control};
    background: ${color.surface};
    color: ${color.inkSoft};
  `,
};

const Row = styled.li<{ $state: StepState }>`
  position: relative;
  display: grid;
  grid-template-columns: ${MARKER_PX}px minmax(0, 1fr);
  align-items: center;

  gap: ${space[20]};

  /* The way to the next step. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 50%;
    bottom: calc(-50% - ${space[16]});
    left: ${MARKER_PX / 2 - 1}px;
    width: 2px;
    background: ${({ $state }) => ($state === 'done' ? color.action : color.control)};
  }

  ${media.narrow} {
    grid-template-columns: ${SMALL_MARKER_PX}px minmax(0, 1fr);
    gap: ${space[12]};

    &:not(:last-child)::before {
      left: ${SMALL_MARKER_PX / 2 - 1}px;
    }
  }
`;

const Marker = styled.span<{ $state: StepState }>`
  position: relative;
  display: grid;
  place-items: center;
  border: 1px solid;
  font-weight: 700;
  ${tabularNums}

  width: ${MARKER_PX}px;
  height: ${MARKER_PX}px;
  border-radius: ${radius.full};

  ${({ $state }) => markers[$state]}

  ${media.narrow} {
    width: ${SMALL_MARKER_PX}px;
    height: ${SMALL_MARKER_PX}px;
  }
`;

const TONES = { done: 'plain', now: 'highlighted', waiting: 'draft' } as const;

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

  strong {
    color: ${color.ink};
  }

  ${media.narrow} {
    h2 {
      font-size: ${fontSize[18]};
    }
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

interface StepProps {
  state: StepState;
  /** Its number, or a sign; a tick once it is done. */
  sign: ReactNode;
  mark?: ReactNode;
  title: string;
  facts: ReactNode;
  action: ReactNode;
  children?: ReactNode;
}

/** One step of the assessment. */
export function Step({ state, sign, mark, title, facts, action, children }: StepProps) {
  return (
    <Row $state={state}>
      <Marker $state={state} aria-hidden="true">
        {state === 'done' ? <Check size={24} strokeWidth={3} /> : sign}
      </Marker>
      <Card tone={TONES[state]}>
        <Content>
          {mark}
          <Words>
            <Heading level={2} size={20}>
              {title}
            </Heading>
            <MutedText size={16}>{facts}</MutedText>
          </Words>
          <Action>{action}</Action>
        </Content>
        {children}
      </Card>
    </Row>
  );
}
