import { fontSize, media, QuestionText, space, twoLines } from '@wattle/design-system';
import { css, styled } from 'styled-components';

const open = css`
  grid-template:
    'number meta toggle' auto
    'stem stem stem' auto
    'body body body' auto / auto minmax(0, 1fr) auto;
  row-gap: ${space[16]};
`;

const folded = css`
  grid-template:
    'number stem answers toggle' auto
    'number meta answers toggle' auto / auto minmax(0, 1fr) minmax(0, 1.1fr) 112px;
  row-gap: 0;

  ${media.narrow} {
    grid-template:
      'number meta toggle' auto
      'stem stem stem' auto
      'answers answers answers' auto / auto minmax(0, 1fr) auto;
    row-gap: ${space[8]};
  }
`;

const inPrint = css`
  grid-template:
    'number meta' auto
    'stem stem' auto
    'body body' auto / auto minmax(0, 1fr);
  row-gap: ${space[8]};
  padding: ${space[12]} 0;
  break-inside: avoid;
  line-height: 1.35;
  font-size: ${fontSize[14]};
`;

/** A question of the list: one row while it is folded, whole when it is open and in print. */
export const QuestionRoot = styled.article<{ $isOpen: boolean }>`
  display: grid;
  align-items: center;

  column-gap: ${space[12]};
  padding: ${({ $isOpen }) => ($isOpen ? space[24] : `${space[12]} ${space[24]}`)};

  ${({ $isOpen }) => ($isOpen ? open : folded)}

  ${media.narrow} {
    padding: ${space[16]};
  }

  @media print {
    && {
      ${inPrint}
    }
  }
`;

/** A task to write about is cut after two lines while it is folded. */
export const Stem = styled(QuestionText)<{ $isCut: boolean }>`
  grid-area: stem;
  min-width: 0;

  @media print {
    font-size: ${fontSize[15]};
  }

  ${({ $isCut }) =>
    $isCut &&
    css`
      @media screen {
        ${twoLines}
      }
    `}
`;

/** Left out on the screen only: everything is printed. */
export const QuestionBody = styled.div<{ $isOpen: boolean }>`
  grid-area: body;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  align-items: start;

  gap: ${space[20]};

  @media print {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    gap: ${space[8]};
  }

  @media screen {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  }
`;
