import { Card, color, media, radius, space, tabularNums } from '@wattle/design-system';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Behind, the one to take now, or still to come. */
export type StepState = 'done' | 'now' | 'waiting';

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

interface StepProps {
  state: StepState;
  /** Its number, or a sign; a tick once it is done. */
  sign: ReactNode;
  children: ReactNode;
}

/** One step of the assessment. */
export function Step({ state, sign, children }: StepProps) {
  return (
    <Row $state={state}>
      <Marker $state={state} aria-hidden="true">
        {state === 'done' ? <Check size={24} strokeWidth={3} /> : sign}
      </Marker>
      <Card tone={TONES[state]}>{children}</Card>
    </Row>
  );
}
