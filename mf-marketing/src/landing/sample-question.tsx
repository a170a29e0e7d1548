import {
  Card,
  Chip,
  Cluster,
  color,
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

const nod = keyframes`
  30% { transform: translateY(-10px); }
`;

/** Whoever asked for the question sees at once where it is, also where it was in view before. */
const Floating = styled(Card)`
  box-shadow: ${shadow};

  &:has(#${SAMPLE_ID}:focus) {
    outline: 4px solid ${color.brand};
    outline-offset: ${space[4]};
    animation: ${nod} 0.6s ease-out;
  }
`;

const Question = styled.p`
  font-weight: 600;

  border-radius: ${space[4]};
  font-size: ${fontSize[18]};
  scroll-margin-top: ${space[72]};

  /* Also after a click. */
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
    <Floating forwardedAs="section" aria-label="Sample question" data-needs-scripts="">
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
