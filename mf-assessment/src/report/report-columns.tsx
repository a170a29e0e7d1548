import type { PracticeTopic } from '@wattle/contract/free-assessment';
import { topicMeaning } from '@wattle/contract/topic-meanings';
import { Columns, color, Heading, MutedText, NumberTile, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { SignUpCard } from './sign-up-card';

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;

  gap: 0 ${space[16]};
  padding: ${space[16]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

interface ReportColumnsProps {
  practise: readonly PracticeTopic[];
  email: string;
}

export function ReportColumns({ practise, email }: ReportColumnsProps) {
  return (
    <Columns from={900} widths="minmax(0, 1fr) minmax(0, 480px)" gap={32}>
      <PracticeList topics={practise} />
      <SignUpCard email={email} />
    </Columns>
  );
}

/** One topic of each subject, the weakest first. */
function PracticeList({ topics }: { topics: readonly PracticeTopic[] }) {
  if (topics.length === 0) {
    return (
      <Stack gap={8} as="section">
        <Title>What comes next</Title>
        <p>Every answer was right, so these tests have nothing left to ask. The weekly and the mega test are harder.</p>
      </Stack>
    );
  }
  return (
    <Stack gap={8} as="section">
      <Title>What to practise next</Title>
      <ol>
        {topics.map(({ topic, correct, total, advice }, index) => (
          <Item key={topic}>
            <NumberTile tone="brand" aria-hidden="true">
              {index + 1}
            </NumberTile>
            <div>
              <strong>{topic}</strong>
              <MutedText>{topicMeaning(topic)}</MutedText>
              <MutedText size={16}>{advice}</MutedText>
            </div>
            <MutedText size={16} isTabular>
              {correct} of {total}
            </MutedText>
          </Item>
        ))}
      </ol>
    </Stack>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Heading level={2} size={22}>
      {children}
    </Heading>
  );
}
