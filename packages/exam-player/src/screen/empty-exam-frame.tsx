import { space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Bar } from './bar';
import { ExamFrame } from './exam-frame';
import { Title } from './title';

const Middle = styled.div`
  display: grid;
  place-items: center;

  padding: ${space[16]};
`;

/** The screen of a test without the test: its name, and what stands in its place. */
export function EmptyExamFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ExamFrame>
      <Bar>
        <Title>{title}</Title>
      </Bar>
      <Middle>{children}</Middle>
    </ExamFrame>
  );
}
