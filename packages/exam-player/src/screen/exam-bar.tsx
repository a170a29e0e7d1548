import { Chip, color, font, fontSize, media, space, visuallyHidden } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SaveStatus } from '../answers/outbox';
import { Clock } from './clock';
import { LockableButton } from './lockable-button';
import { SavedSign } from './saved-sign';

const Bar = styled.header`
  display: flex;
  align-items: center;
  border-bottom: 1px solid ${color.line};

  gap: ${space[16]};
  min-height: 60px;
  padding: ${space[8]} ${space[20]};

  background: ${color.surface};

  ${media.narrow} {
    flex-wrap: wrap;

    gap: ${space[8]};
    padding: ${space[8]} ${space[12]};
  }
`;

const Title = styled.h1`
  font: 700 ${fontSize[20]} / 1.1 ${font.display};

  ${media.narrow} {
    ${visuallyHidden}
  }
`;

const Position = styled.span`
  margin-right: auto;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[16]};

  ${media.narrow} {
    gap: ${space[8]};
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
      <Position role="status">
        <Chip>{position}</Chip>
      </Position>
      <SavedSign status={saveStatus} />
      <Tools>
        {tools}
        {secondsLeft !== null && <Clock seconds={secondsLeft} />}
        <LockableButton size="dense" isLocked={isLocked} onClick={onSubmit}>
          Submit
        </LockableButton>
      </Tools>
    </Bar>
  );
}
