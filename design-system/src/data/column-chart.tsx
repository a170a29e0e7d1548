import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { BarTone } from './bar';
import { Bar, Columns, Head, Heading, HeadRow, Note, Plot, Root, Row, Scroller, Value } from './column-chart-style';

/** Whether an element has more in it, from left to right, than it shows. It shows the right end of it. */
function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      setOverflowing(current.scrollWidth > current.clientWidth);
      current.scrollLeft = current.scrollWidth;
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}

export interface ChartColumn {
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
  const isScrolling = useOverflow(scroller);
  return (
    <Scroller ref={scroller} {...(isScrolling && { tabIndex: 0, role: 'region', 'aria-labelledby': captionId })}>
      <Root>
        <caption id={captionId}>{caption}</caption>
        <Head>
          <HeadRow>
            <Heading scope="col">{labelHeading}</Heading>
            <Heading scope="col">{valueHeading}</Heading>
          </HeadRow>
        </Head>
        <Columns>
          {columns.map(({ key, label, note, percent, tone = 'action' }) => (
            <Row key={key}>
              <Note scope="row">
                <strong>{label}</strong>
                {note && <> {note}</>}
              </Note>
              <Plot>
                <Value>{percent}%</Value>
                <Bar $percent={percent} $tone={tone} />
              </Plot>
            </Row>
          ))}
        </Columns>
      </Root>
    </Scroller>
  );
}
