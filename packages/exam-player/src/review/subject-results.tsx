import type { Subject } from '@wattle/contract/constants';
import {
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
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Results of the tests of several subjects, side by side where there is space. */
export const SubjectResults = styled.ul`
  display: grid;

  @media (min-width: 900px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Item = styled.li`
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

interface SubjectResultProps {
  subject: Subject;
  /** How the test is called. */
  title: string;
  /** What came of it. */
  children: ReactNode;
}

export function SubjectResult({ subject, title, children }: SubjectResultProps) {
  return (
    <Item>
      <Stack gap={12}>
        <Cluster gap={12}>
          <SubjectMark subject={subject} />
          <Heading level={2} size={18}>
            {title}
          </Heading>
        </Cluster>
        {children}
      </Stack>
    </Item>
  );
}

export interface SubjectScoreProps extends Omit<SubjectResultProps, 'children'> {
  score: number;
  total: number;
  /** What went well. */
  strength?: string | undefined;
  /** What to practise first; absent where every answer is right. */
  next?: string | undefined;
  /** Topics whose questions were all left out. */
  notTried?: string | undefined;
}

export function SubjectScore({ subject, title, score, total, strength, next, notTried }: SubjectScoreProps) {
  return (
    <SubjectResult subject={subject} title={title}>
      <Score>
        <strong>{score}</strong>of {total}
      </Score>
      <ProgressBar isMeter label={`${title}: ${score} of ${total}`} value={score} max={total} />
      <div>
        {strength && (
          <Topic>
            <Strong>{strength}</Strong>
          </Topic>
        )}
        {next && (
          <Topic>
            <strong>Next:</strong> {next}
          </Topic>
        )}
        {notTried && (
          <Topic>
            <strong>Not tried yet:</strong> {notTried}
          </Topic>
        )}
      </div>
    </SubjectResult>
  );
}
