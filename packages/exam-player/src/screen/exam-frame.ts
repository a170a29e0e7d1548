import { styled } from 'styled-components';
import { tiny } from './exam-media';

/** The whole screen of a test, below open messages: bar, panes, foot. */
export const ExamFrame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);

  height: calc(100dvh - var(--notices-height, 0px));

  ${tiny} {
    grid-template-rows: auto 1fr auto;
    height: auto;
    min-height: calc(100dvh - var(--notices-height, 0px));
  }
`;
