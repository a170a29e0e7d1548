import {
  Card,
  Chip,
  Cluster,
  Columns,
  color,
  Heading,
  MutedText,
  Note,
  ProgressBar,
  Stack,
} from '@wattle/design-system';
import { styled } from 'styled-components';
import { Section } from '../layout/section';
import { SAMPLE_RESULT_ID } from '../paths';
import { RESULT } from './content';

const Topics = styled.ul`
  display: grid;
  gap: 12px;
`;

const Wrong = styled.strong`
  color: ${color.danger};
`;

const Right = styled.strong`
  color: ${color.action};
`;

/** What a result looks like, as words and bars: nothing of it is anybody's. */
export function SampleResult() {
  const { title, score, strength, topics, wrong } = RESULT;
  return (
    <Section id={SAMPLE_RESULT_ID} title="A result that says what to do next">
      <Card>
        <Columns from={900} widths="minmax(0, 1fr) minmax(0, 1fr)" columnGap={48} gap={24}>
          <Stack gap={16}>
            <Cluster gap={12}>
              <Chip tone="brand">Sample</Chip>
              <MutedText size={16}>{title}</MutedText>
            </Cluster>
            <Heading level={3} size={28}>
              {score}
            </Heading>
            <p>{strength}</p>
            <Topics>
              {topics.map(({ topic, right, of }) => (
                <li key={topic}>
                  <Cluster justify="space-between">
                    <span>{topic}</span>
                    <MutedText as="span" size={16} isTabular>
                      {right} of {of}
                    </MutedText>
                  </Cluster>
                  <ProgressBar isMeter label={`${topic}: ${right} of ${of} right`} value={right} max={of} />
                </li>
              ))}
            </Topics>
          </Stack>
          <Stack gap={12}>
            <Heading level={3} size={18}>
              {wrong.question}
            </Heading>
            <p>
              <Wrong>✕ Your answer</Wrong> {wrong.chosen}
            </p>
            <p>
              <Right>✓ Right answer</Right> {wrong.key}
            </p>
            <Note title="Why">{wrong.why}</Note>
          </Stack>
        </Columns>
      </Card>
    </Section>
  );
}
