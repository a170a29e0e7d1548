import type { FreeTestResult } from '@wattle/contract/free-assessment';
import {
  Card,
  Cluster,
  color,
  font,
  fontSize,
  Heading,
  ProgressBar,
  Stack,
  SubjectMark,
  space,
  tabularNums,
} from '@wattle/design-system';
import { styled } from 'styled-components';

const Columns = styled.ul`
  display: grid;

  @media (min-width: 900px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Result = styled.li`
  padding: ${space[20]} ${space[24]} ${space[24]};

  & + & {
    border-top: 1px solid ${color.line};
  }

  @media (min-width: 900px) {
    & + & {
      border-top: 0;
      border-left: 1px solid ${color.line};
    }
  }
`;

const Score = styled.p`
  ${tabularNums}

  strong {
    margin-right: ${space[8]};
    font-family: ${font.display};
    font-size: ${fontSize[44]};
    line-height: 1.08;
  }

  font-size: ${fontSize[18]};

  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
  }
`;

const Topic = styled.p`
  font-size: ${fontSize[15]};
`;

const Strong = styled.strong`
  color: ${color.action};
`;

export function TestResults({ tests }: { tests: readonly FreeTestResult[] }) {
  return (
    <Card isFlush>
      <Columns>
        {tests.map(({ subject, title, score, total, strength, next }) => (
          <Result key={subject}>
            <Stack gap={12}>
              <Cluster gap={12}>
                <SubjectMark subject={subject} />
                <Heading level={2} size={18}>
                  {title}
                </Heading>
              </Cluster>
              <Score>
                <strong>{score}</strong>of {total}
              </Score>
              <ProgressBar label={`${title}: ${score} of ${total}`} value={score} max={total} />
              <div>
                <Topic>
                  <Strong>{strength}</Strong>
                </Topic>
                {next && (
                  <Topic>
                    <strong>Next:</strong> {next}
                  </Topic>
                )}
              </div>
            </Stack>
          </Result>
        ))}
      </Columns>
    </Card>
  );
}
