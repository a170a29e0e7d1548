import type { FreeReport } from '@wattle/contract/free-assessment';
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

type ReportColumnsProps = Pick<FreeReport, 'score' | 'total' | 'practise' | 'email'>;

export function ReportColumns({ email, ...result }: ReportColumnsProps) {
  return (
    <Columns from={900} widths="minmax(0, 1fr) minmax(0, 480px)" gap={32}>
      <PracticeList {...result} />
      <SignUpCard email={email} />
    </Columns>
  );
}

/** One topic of each subject, the weakest first. */
function PracticeList({ score, total, practise }: Omit<ReportColumnsProps, 'email'>) {
  if (practise.length === 0) {
    return (
      <Stack gap={8} as="section">
        <Title>What comes next</Title>
        <p>
          {score === total
            ? 'Every answer was right, so these tests have nothing left to ask. The weekly and the mega test are harder.'
            : 'What is missing was left out, and says nothing yet. Practice has no clock, so there is time to try all of it.'}
        </p>
      </Stack>
    );
  }
  return (
    <Stack gap={8} as="section">
      <Title>What to practise next</Title>
      <ol>
        {practise.map(({ topic, meaning, correct, total, advice }, index) => (
          <Item key={topic}>
            <NumberTile tone="brand" aria-hidden="true">
              {index + 1}
            </NumberTile>
            <div>
              <strong>{topic}</strong>
              {meaning && <MutedText>{meaning}</MutedText>}
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
