import { Button, Chip, color, font, fontSize, media, space, visuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';
import type { SaveStatus } from '../answers/outbox';
import { Clock } from './clock';
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
    gap: ${space[12]};
    padding: ${space[8]} ${space[16]};
  }
`;

const Title = styled.h1`
  font: 700 ${fontSize[20]} / 1.1 ${font.display};

  ${media.narrow} {
    ${visuallyHidden}
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;

  gap: ${space[16]};
`;

interface ExamBarProps {
  title: string;
  position: string;
  saveStatus: SaveStatus;
  secondsLeft: number | null;
  isLocked: boolean;
  onSubmit: () => void;
}

export function ExamBar({ title, position, saveStatus, secondsLeft, isLocked, onSubmit }: ExamBarProps) {
  return (
    <Bar>
      <Title>{title}</Title>
      <Chip>{position}</Chip>
      <Tools>
        <SavedSign status={saveStatus} />
        {secondsLeft !== null && <Clock seconds={secondsLeft} />}
        <Button size="dense" disabled={isLocked} onClick={onSubmit}>
          Submit
        </Button>
      </Tools>
    </Bar>
  );
}
