import { css, styled } from 'styled-components';

/** The same as a mixin, for an element that is styled anyway. */
export const visuallyHidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  clip-path: inset(50%);
  border: 0;
  white-space: nowrap;
`;

/** Words for screen readers where the picture says it all. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** What is of no use on paper, such as a button. */
export const ScreenOnly = styled.div`
  @media print {
    /* Above the layout of whoever builds on it. */
    && {
      display: none;
    }
  }
`;
