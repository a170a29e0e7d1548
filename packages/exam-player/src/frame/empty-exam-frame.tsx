import { Card, media, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Bar, ExamFrame, Title, Tools } from './exam-frame';

const Middle = styled.div`
  display: grid;
  place-items: safe center;
  overflow-y: auto;

  padding: ${space[16]};
`;

/** On a narrow screen it has the place of the position, too, which there is none of. */
const Name = styled(Title)`
  ${media.narrow} {
    grid-row: 1 / 3;
  }
`;

const AtTheEnd = styled(Tools)`
  margin-left: auto;
`;

/** Says what stands in place of the test. */
export const Panel = styled(Card)`
  display: grid;
  justify-items: center;
  text-align: center;

  gap: ${space[16]};
  max-width: 440px;
  padding: ${space[32]} ${space[24]};

  /* It takes the focus to be read out; there is nothing to press on it. */
  &:focus-visible {
    outline: 0;
  }
`;

interface EmptyExamFrameProps {
  title: string;
  tools?: ReactNode;
  children: ReactNode;
}

/** The screen of a test without the test: its name, and what stands in its place. */
export function EmptyExamFrame({ title, tools, children }: EmptyExamFrameProps) {
  return (
    <ExamFrame>
      <Bar>
        <Name>{title}</Name>
        {tools && <AtTheEnd>{tools}</AtTheEnd>}
      </Bar>
      <Middle>{children}</Middle>
    </ExamFrame>
  );
}
