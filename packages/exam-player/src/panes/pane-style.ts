import { color } from '@wattle/design-system';
import Split from 'react-split';
import { css, styled } from 'styled-components';
import { tiny } from '../frame/exam-frame';

const besideEachOther = css`
  /* A picture is as high as its pane at most. */
  --pane-share: 100;

  & > [role='separator'] {
    border-width: 0 1px;
    cursor: col-resize;

    /* 10 px to the eye, 24 px to the mouse, 44 px to the finger; beside the scrollbar of the left pane. */
    &::before {
      inset: 0 -16px 0 -1px;

      @media (pointer: coarse) {
        inset: 0 -18px;
      }
    }

    &::after {
      inset: calc(50% - 20px) 2px auto;
      height: 40px;
    }
  }
`;

const oneAboveTheOther = css`
  flex-direction: column;

  & > :first-child {
    flex: none;
  }

  & > :last-child {
    flex: 1;
  }

  & > [role='separator'] {
    border-width: 1px 0;
    cursor: row-resize;

    /* 12 px to the eye, 44 px to the finger. */
    &::before {
      inset: -17px 0;
    }

    &::after {
      inset: 3px calc(50% - 22px) auto;
      height: 4px;
    }
  }
`;

/** Two panes, which scroll by themselves, and the gutter between them. */
export const Panes = styled(Split)`
  display: flex;
  min-width: 0;
  min-height: 0;
  container-type: size;

  & > div {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    overflow: hidden;

    & > * {
      flex: 1 1 auto;
      min-height: 0;
    }
  }

  && > [role='separator'] {
    position: relative;
    flex: none;
    overflow: visible;
    border: solid ${color.line};
    background: ${color.sunken};
    touch-action: none;
    /* What is pressed is larger than what is seen, and lies over the panes. */
    z-index: 1;

    &::before {
      position: absolute;
      content: '';
    }

    &::after {
      position: absolute;
      border-radius: 2px;
      background: ${color.control};
      content: '';
    }
  }

  && {
    ${({ direction }) => (direction === 'vertical' ? oneAboveTheOther : besideEachOther)}
  }

  /* All of it scrolls as one page; what is read is a window in it, so that what is asked is never far. */
  ${tiny} {
    display: block;
    container-type: inline-size;

    && > :first-child {
      max-height: 70dvh !important;
    }

    && > [role='separator'] {
      display: none;
    }
  }
`;
