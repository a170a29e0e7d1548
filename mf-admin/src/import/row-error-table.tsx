import type { RowError } from '@wattle/contract';
import { Button, Card, color, fontSize, media, Stack, space, Table, visuallyHidden } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FaultyValue } from './faulty-value';
import { figure } from './figures';

/** Nobody reads more of them at once. */
const SHOWN = 50;

const Rows = styled(Table)`
  td:first-child {
    font-weight: 600;
  }

  /* On a phone each error is a block of its own, instead of a row that is wider than the screen. */
  ${media.narrow} {
    min-width: 0;

    thead {
      ${visuallyHidden}
    }

    tr {
      display: grid;
      grid-template-columns: auto 1fr;
      border-top: 1px solid ${color.line};

      gap: ${space[4]} ${space[12]};
      padding: ${space[12]} ${space[16]};
    }

    tbody tr:first-child {
      border-top: 0;
    }

    td {
      border: 0;

      height: auto;
      padding: 0 !important;
    }

    td:nth-child(1)::before {
      content: 'Row ';
    }

    td:nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

const More = styled.div`
  padding: ${space[12]} ${space[20]};
  font-size: ${fontSize[15]};
`;

/** What is wrong with which cell of the file, and what to do about it. */
export function RowErrorTable({ errors }: { errors: RowError[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? errors : errors.slice(0, SHOWN);
  return (
    <Card isFlush>
      <Stack gap={4}>
        <Rows caption="Cells to correct">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">Value in the file</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, column, value, message }) => (
              <tr key={`${row} ${column} ${message}`}>
                <td>{figure(row)}</td>
                <td>{column}</td>
                <td>
                  <FaultyValue column={column} value={value} />
                </td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </Rows>
        {shown.length < errors.length && (
          <More>
            <Button variant="secondary" size="dense" onClick={() => setWhole(true)}>
              Show the other {figure(errors.length - SHOWN)}
            </Button>
          </More>
        )}
      </Stack>
    </Card>
  );
}
