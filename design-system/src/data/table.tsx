import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';
import { color, fontSize, height, media, space, tabularNums } from '../tokens';

const Scroller = styled.div`
  overflow-x: auto;
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
}

/** Dense rows. Takes `thead` and `tbody` as they are, and scrolls sideways where it is too wide. */
export function Table({ caption, children, ...props }: TableProps) {
  return (
    <Scroller>
      <Root {...props}>
        <caption>{caption}</caption>
        {children}
      </Root>
    </Scroller>
  );
}
