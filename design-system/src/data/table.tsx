import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';
import { color, fontSize, height, media, space, tabularNums } from '../tokens';

const Scroller = styled.div<{ $stickyHead: string | undefined }>`
  overflow-x: auto;

  ${({ $stickyHead }) => $stickyHead && stickyHead($stickyHead)}
`;

/** A box that scrolls sideways would hold the head, too. */
const stickyHead = (top: string) => css`
  @media (min-width: 1100px) {
    overflow-x: visible;

    thead th {
      position: sticky;
      top: ${top};
      z-index: 1;
      background: ${color.surface};
      box-shadow: 0 1px ${color.line};
    }
  }
`;

const Root = styled.table`
  width: 100%;
  ${tabularNums}
  text-align: left;

  font-size: ${fontSize[15]};

  ${media.narrow} {
    min-width: 640px;
  }

  caption {
    ${visuallyHidden}
  }

  th {
    padding: ${space[8]} ${space[12]};
    font-size: ${fontSize[13]};
    font-weight: 600;
    white-space: nowrap;
    color: ${color.inkSoft};
  }

  td {
    height: ${height.large};
    padding: ${space[8]} ${space[12]};
    border-top: 1px solid ${color.line};
  }

  tr > :first-child {
    padding-left: ${space[20]};
  }

  tr > :last-child {
    padding-right: ${space[20]};
  }

  tbody tr:hover {
    background: ${color.paper};
  }
`;

export interface TableProps extends ComponentProps<'table'> {
  /** What the rows are; read out, not shown. */
  caption: string;
  /** How far below the top of a wide window the head stays; only for a table that fits into its place there. */
  stickyHead?: string | undefined;
}

/** Dense rows. Takes `thead` and `tbody` as they are, and scrolls sideways where it is too wide. */
export function Table({ caption, stickyHead, children, ...props }: TableProps) {
  return (
    <Scroller $stickyHead={stickyHead}>
      <Root {...props}>
        <caption>{caption}</caption>
        {children}
      </Root>
    </Scroller>
  );
}
