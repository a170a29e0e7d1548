import { color, media, space, Table, visuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';

/** A table whose rows become blocks below 768 px; a cell's `data-label` then says what its column would. */
export const StackingTable = styled(Table)`
  ${media.narrow} {
    min-width: 0;

    thead {
      ${visuallyHidden}
    }

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
