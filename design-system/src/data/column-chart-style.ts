import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';
import { color, fontSize, space, tabularNums } from '../tokens';
import { BAR_COLORS, type BarTone } from './bar';

// A table that is not laid out as one is no table to some browsers, unless its parts say what they are.
const part = (role: string) => ({ role });

export const Scroller = styled.div`
  position: relative;
  overflow: auto hidden;

  padding-bottom: ${space[4]};

  @media print {
    overflow: visible;
  }
`;

export const Root = styled.table.attrs(part('table'))`
  display: block;
  width: max-content;
  min-width: 100%;
  ${tabularNums}

  caption {
    ${visuallyHidden}
  }
`;

export const Head = styled.thead.attrs(part('rowgroup'))`
  ${visuallyHidden}
`;

export const HeadRow = styled.tr.attrs(part('row'))``;

export const ChartHeading = styled.th.attrs(part('columnheader'))``;

export const ChartColumns = styled.tbody.attrs(part('rowgroup'))`
  display: flex;

  @media print {
    flex-wrap: wrap;
  }
`;

export const Row = styled.tr.attrs(part('row'))`
  display: flex;
  flex: 1 0 68px;
  flex-direction: column-reverse;

  max-width: 120px;
`;

/** Above the tallest column there is space for its figure. */
export const Plot = styled.td.attrs(part('cell'))`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  border-bottom: 1px solid ${color.control};

  gap: ${space[4]};
  height: 168px;
  padding: 28px 0 0;
`;

export const Value = styled.span`
  font-weight: 600;

  font-size: ${fontSize[14]};
`;

// Keeps its colours where a system or a printer replaces them: the height is the message, the figure says it too.
export const ChartBar = styled.div.attrs<{ $percent: number; $tone: BarTone }>(({ $percent }) => ({
  style: { height: `${$percent}%` },
}))`
  flex: none;
  border: 1px solid ${color.edge};
  border-bottom: 0;
  forced-color-adjust: none;
  print-color-adjust: exact;

  width: ${space[32]};
  min-height: 2px;
  border-radius: ${space[8]} ${space[8]} 0 0;

  background: ${({ $tone }) => BAR_COLORS[$tone]};
`;

export const ChartNote = styled.th.attrs(part('rowheader'))`
  font-weight: 400;
  line-height: 1.3;
  text-align: center;

  padding: ${space[8]} ${space[4]} 0;
  font-size: ${fontSize[13]};

  color: ${color.inkSoft};

  strong {
    display: block;
    font-weight: 600;
    white-space: nowrap;
    color: ${color.ink};
  }
`;
