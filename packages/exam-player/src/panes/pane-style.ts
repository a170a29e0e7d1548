import { color } from '@wattle/design-system';
import Split from 'react-split';
import { css, styled } from 'styled-components';

const besideEachOther = css`
  & > [role='separator'] {
    border-width: 0 1px;
    cursor: col-resize;

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

    /* 12 px to the eye, 28 px to the finger. */
    &::before {
      position: absolute;
      inset: -8px 0;
      content: '';
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
`;
