import { Spinner } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Bar, ExamFrame, Title } from './exam-frame';

const Middle = styled.div`
  display: grid;
  place-items: center;
`;

interface ExamOpeningProps {
  /** Name of the test. */
  title: string;
  /** What is waited for, such as "Loading questions". */
  label: string;
}

/** Stands where the test will, while it is being opened. */
export function ExamOpening({ title, label }: ExamOpeningProps) {
  return (
    <ExamFrame>
      <Bar>
        <Title>{title}</Title>
      </Bar>
      <Middle>
        <Spinner label={label} />
      </Middle>
    </ExamFrame>
  );
}
