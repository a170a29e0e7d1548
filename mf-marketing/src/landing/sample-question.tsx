import {
  Card,
  Chip,
  Cluster,
  focusRing,
  fontSize,
  MutedText,
  motion,
  Note,
  Stack,
  shadow,
  space,
} from '@wattle/design-system';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { type Option, SAMPLE, SampleOption } from './sample-option';

export const SAMPLE_ID = 'sample-question';

const Floating = styled(Card)`
  box-shadow: ${shadow};
`;

const Question = styled.p`
  font-weight: 600;

  border-radius: ${space[4]};
  font-size: ${fontSize[18]};
  scroll-margin-top: ${space[72]};

  /* Also after a click: whoever asked for the question sees where it is. */
  &:focus {
    ${focusRing}
  }
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const Arriving = styled.div`
  animation: ${arrive} ${motion.calm};
`;

/** A question to try: each option tells at once whether it is right, and why. */
export function SampleQuestion() {
  const [chosen, setChosen] = useState<Option>();
  const verdict = chosen?.letter === SAMPLE.key ? 'right' : 'wrong';
  return (
    <Floating forwardedAs="section" aria-label="Sample question">
      <Stack gap={12}>
        <Cluster justify="space-between">
          <Chip>{SAMPLE.subject}</Chip>
          <Chip tone="info">Try it here</Chip>
        </Cluster>
        <Question id={SAMPLE_ID} tabIndex={-1}>
          {SAMPLE.question}
        </Question>
        <Stack gap={8} role="radiogroup" aria-labelledby={SAMPLE_ID}>
          {SAMPLE.options.map((option) => (
            <SampleOption
              key={option.letter}
              option={option}
              verdict={option === chosen ? verdict : undefined}
              onChoose={() => setChosen(option)}
            />
          ))}
        </Stack>
        <div role="status">
          {chosen ? (
            <Arriving key={chosen.letter}>
              <Note title={verdict === 'right' ? 'Right, and here is why' : 'An easy mistake'}>{chosen.why}</Note>
            </Arriving>
          ) : (
            <MutedText size={16}>Choose an answer to see whether it is right, and why.</MutedText>
          )}
        </div>
      </Stack>
    </Floating>
  );
}
