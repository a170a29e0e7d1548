import { styled } from 'styled-components';

/** The whole screen of a test: bar, panes, foot. */
export const ExamFrame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);

  height: 100dvh;
`;
