import type { WritingCriterion } from '@wattle/contract/writing-rubric';
import {
  Cluster,
  choiceTile,
  color,
  fontSize,
  Heading,
  height,
  MutedText,
  NumberTile,
  radius,
  Stack,
  space,
} from '@wattle/design-system';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FoldButton } from '../fold-button';
import { PlainText } from '../my-writing/plain-text';

const Group = styled.fieldset`
  min-width: 0;

  legend {
    margin-bottom: ${space[12]};
    padding: 0;
  }
`;

const LevelCard = styled.label`
  ${choiceTile}
  display: flex;
  align-items: center;

  gap: ${space[12]};
  min-height: ${height.option};
  padding: ${space[8]} ${space[16]} ${space[8]} ${space[12]};
  border-radius: ${radius.control};

  & > input {
    flex: none;
    margin: 0;
    width: 20px;
    height: 20px;
  }

  &:has(:checked) {
    box-shadow: inset 0 0 0 1px ${color.action};
  }
`;

const Example = styled(PlainText)`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

interface LevelCardsProps {
  criterion: WritingCriterion;
  level: number | undefined;
  onChange: (level: number) => void;
}

export function LevelCards({ criterion, level, onChange }: LevelCardsProps) {
  const name = useId();
  const [hasExamples, setHasExamples] = useState(false);
  return (
    <>
      <Group>
        <legend>
          <Heading level={3} size={18}>
            Which one is true of your text?
          </Heading>
        </legend>
        <Stack gap={8}>
          {criterion.levels.map(({ sentence, example }, mark) => (
            <LevelCard key={sentence}>
              <input type="radio" name={name} checked={mark === level} onChange={() => onChange(mark)} />
              <NumberTile tone={mark === level ? 'action' : 'neutral'}>{mark}</NumberTile>
              <span>
                {sentence}
                {hasExamples && <Example as="span"> For example: {example}</Example>}
              </span>
            </LevelCard>
          ))}
        </Stack>
      </Group>
      <Cluster>
        <FoldButton isOpen={hasExamples} onClick={() => setHasExamples(!hasExamples)}>
          {hasExamples ? 'Hide the examples' : 'Show an example of each'}
        </FoldButton>
        {hasExamples && <MutedText as="span">They answer: {criterion.task}</MutedText>}
      </Cluster>
    </>
  );
}
