import { color, fontSize, media, radius, space, tabularNums } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SaveStatus } from '../answers/outbox';
import { Clock } from './clock';
import { Bar, compact, Title } from './exam-frame';
import { LockableButton } from './lockable-button';
import { SavedSign } from './saved-sign';

/** Beside the title as a chip, below it as plain words. */
const Position = styled.span`
  margin-right: auto;
  border: 1px solid ${color.edge};
  font-weight: 600;
  white-space: nowrap;
  ${tabularNums}

  padding: 3px ${space[12]};
  border-radius: ${radius.full};
  font-size: ${fontSize[13]};

  background: ${color.sunken};
  color: ${color.inkSoft};

  ${media.narrow} {
    grid-area: position;
    border: 0;

    padding: 0;

    background: none;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[16]};

  ${media.narrow} {
    grid-area: tools;

    gap: ${space[4]};
  }
`;

const SubmitButton = styled(LockableButton)`
  ${compact}

  ${media.narrow} {
    margin-left: ${space[4]};
  }
`;

interface ExamBarProps {
  title: string;
  position: string;
  saveStatus: SaveStatus;
  secondsLeft: number | null;
  tools: ReactNode;
  isLocked: boolean;
  onSubmit: () => void;
}

export function ExamBar({ title, position, saveStatus, secondsLeft, tools, isLocked, onSubmit }: ExamBarProps) {
  return (
    <Bar>
      <Title>{title}</Title>
      <Position role="status">{position}</Position>
      <SavedSign status={saveStatus} />
      <Tools>
        {tools}
        {secondsLeft !== null && <Clock seconds={secondsLeft} />}
        <SubmitButton size="dense" isLocked={isLocked} onClick={onSubmit}>
          Submit
        </SubmitButton>
      </Tools>
    </Bar>
  );
}
