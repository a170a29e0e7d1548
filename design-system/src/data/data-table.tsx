import type { Key, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';
import { color, media, space } from '../tokens';
import { Table } from './table';

/** For a {@link Table}: below 768 px its rows become blocks; a cell's `data-label` then says what its column would. */
export const stackedRows = css`
  ${media.narrow} {
    min-width: 0;

    tbody tr {
      display: grid;
      border-top: 1px solid ${color.line};

      gap: ${space[8]};
      padding: ${space[16]};
    }

    && tbody td {
      display: block;
      height: auto;
      border: 0;
      padding: 0;

      &:empty {
        display: none;
      }
    }

    td[data-label]::before {
      content: attr(data-label) ': ';
      color: ${color.inkSoft};
    }
  }
`;

const Root = styled(Table)`
  ${stackedRows}

  ${media.narrow} {
    thead {
      ${visuallyHidden}
    }
  }
`;

export interface TableColumn<Row> {
  /** Heading of the column. */
  label: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** Where rows are blocks, the label stands before the cell. */
  hasLabel?: boolean;
}

export interface DataTableProps<Row> {
  /** What the rows are; read out, not shown. */
  caption: string;
  /** From left to right. */
  columns: readonly TableColumn<Row>[];
  /** One below the other. */
  rows: readonly Row[];
  /** Tells a row from the others. */
  keyOf: (row: Row, index: number) => Key;
}

/** A table of records. Below 768 px its rows become blocks, with the cells one below the other. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <Root caption={caption}>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            {columns.map(({ label, cell, hasLabel }) => (
              <td key={label} data-label={hasLabel ? label : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
