import { type ReactNode, useId, useRef, useState } from 'react';
import { useOnResize } from '../browser/browser';
import type { BarTone } from './bar';
import {
  ChartBar,
  ChartColumns,
  ChartHeading,
  ChartNote,
  Head,
  HeadRow,
  Plot,
  Root,
  Row,
  Scroller,
  Value,
} from './column-chart-style';

interface ChartColumn {
  key: string;
  /** What was measured, in a few characters, such as a date. */
  label: ReactNode;
  /** A word more about it. */
  note?: string;
  /** From 0 to 100. */
  percent: number;
  /** Green where all is well, yellow for what to practise. */
  tone?: BarTone;
}

export interface ColumnChartProps {
  /** What the columns show; read out, not shown. */
  caption: string;
  /** What `label` is, such as "Test"; read out, not shown. */
  labelHeading: string;
  /** What `percent` is of, such as "Right answers"; read out, not shown. */
  valueHeading: string;
  /** From left to right; what is last is in view first. */
  columns: readonly ChartColumn[];
}

/** Percentages over time. A table to screen readers, columns to the eye; it scrolls inside itself. */
export function ColumnChart({ caption, labelHeading, valueHeading, columns }: ColumnChartProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  const showEnd = () => {
    const { current } = scroller;
    if (!current) return;
    setScrolling(current.scrollWidth > current.clientWidth);
    current.scrollLeft = current.scrollWidth;
  };
  useOnResize(scroller, showEnd);
  useOnResize(table, showEnd);
  return (
    <Scroller ref={scroller} {...(isScrolling && { tabIndex: 0, role: 'region', 'aria-labelledby': captionId })}>
      <Root ref={table}>
        <caption id={captionId}>{caption}</caption>
        <Head>
          <HeadRow>
            <ChartHeading scope="col">{labelHeading}</ChartHeading>
            <ChartHeading scope="col">{valueHeading}</ChartHeading>
          </HeadRow>
        </Head>
        <ChartColumns>
          {columns.map(({ key, label, note, percent, tone = 'action' }) => (
            <Row key={key}>
              <ChartNote scope="row">
                <strong>{label}</strong>
                {note && <> {note}</>}
              </ChartNote>
              <Plot>
                <Value>{percent}%</Value>
                <ChartBar $percent={percent} $tone={tone} />
              </Plot>
            </Row>
          ))}
        </ChartColumns>
      </Root>
    </Scroller>
  );
}
