import { Button, Card, color, space } from '@wattle/design-system';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ExamBlank } from './exam-blank';

const Panel = styled(Card)`
  display: grid;
  justify-items: center;
  text-align: center;

  gap: ${space[16]};
  max-width: 440px;
  padding: ${space[32]} ${space[24]};

  /* It takes the focus to be read out; there is nothing to press on it. */
  &:focus-visible {
    outline: 0;
  }
`;

const Soft = styled.p`
  color: ${color.inkSoft};
`;

interface ElsewhereProps {
  title: string;
  isTimeUp: boolean;
  onTakeOver: () => void;
}

/** Stands in place of a test that another page goes on with. */
export function Elsewhere({ title, isTimeUp, onTakeOver }: ElsewhereProps) {
  const panel = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => panel.current?.focus(), []);
  return (
    <ExamBlank title={title}>
      <Panel ref={panel} role="alert" tabIndex={-1}>
        <strong>This test goes on in another tab or on another device.</strong>
        {isTimeUp ? (
          <Soft>Time is up. It is submitted there.</Soft>
        ) : (
          <>
            <Soft>Your answers are kept. You can go on where you are.</Soft>
            <Button onClick={onTakeOver}>Go on here</Button>
          </>
        )}
      </Panel>
    </ExamBlank>
  );
}
