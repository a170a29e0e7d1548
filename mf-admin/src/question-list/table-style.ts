import { color, focusRing, fontSize, height, media, radius, space, stackedRows, Table } from '@wattle/design-system';
import { styled } from 'styled-components';

/** Of the bar of a selection, which stays at the top of the window; the head of the table stands below it. */
export const SELECTION_BAR_HEIGHT = '56px';

export const ListTable = styled(Table)`
  tbody tr {
    scroll-margin-block: calc(${SELECTION_BAR_HEIGHT} + ${height.large});
  }

  tbody tr:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }

  tbody tr[aria-selected='true'] {
    background: ${color.actionSoft};
  }

  td {
    padding-block: ${space[4]};
  }

  td:nth-child(2) {
    white-space: nowrap;
    color: ${color.inkSoft};
  }

  td:nth-child(3) {
    width: 100%;
    min-width: 260px;
    overflow-wrap: anywhere;
  }

  th:last-child {
    text-align: right;
  }

  ${stackedRows}

  ${media.narrow} {
    &,
    thead,
    tbody {
      display: block;
    }

    thead tr {
      display: flex;
      padding: ${space[12]} ${space[16]};
    }

    th:not(:first-child) {
      display: none;
    }

    tr > :first-child {
      padding-left: 0;
    }

    tbody tr {
      grid-template-columns: auto auto 1fr;
      align-items: center;

      gap: ${space[4]} ${space[12]};
      padding: ${space[12]} ${space[16]};
    }

    td:nth-child(n + 3) {
      grid-column: 1 / -1;
      min-width: 0;
    }

    td:nth-child(n + 4):not(:last-child) {
      font-size: ${fontSize[14]};
    }
  }
`;

/** The actions of a row, to the right; below the question on a narrow screen. */
export const RowActionList = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;

  min-width: 330px;

  & > * {
    padding-inline: ${space[8]};
  }

  ${media.narrow} {
    justify-content: flex-start;
    gap: ${space[4]};
    min-width: 0;
    margin-left: -${space[8]};
  }
`;

/** What is pressed to select a row; larger than the box. */
export const CheckboxTarget = styled.label`
  display: grid;
  place-items: center start;
  width: fit-content;
  cursor: pointer;
  user-select: none;

  min-width: ${height.target};
  min-height: ${height.target};
`;

/** A box in the size that a row of 52 px has space for. */
export const RowCheckbox = styled.input.attrs({ type: 'checkbox' })`
  display: block;
  width: 20px;
  height: 20px;
  margin: 0;
  border-radius: ${radius.small};
  accent-color: ${color.action};
  cursor: pointer;
`;

/** The box of all rows; says so on a narrow screen, where no column stands below it. */
export const SelectAll = styled(CheckboxTarget)`
  grid-auto-flow: column;
  gap: ${space[12]};

  span {
    display: none;
  }

  ${media.narrow} {
    min-height: 44px;

    span {
      display: inline;
    }
  }
`;

/** For the `ref` of a box that stands for several rows: no attribute sets this state. */
export const indeterminateIf = (isIndeterminate: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = isIndeterminate;
};
