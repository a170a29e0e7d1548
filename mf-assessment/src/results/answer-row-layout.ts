import { color, disclosureSign, fontSize, media, QuestionText, space } from '@wattle/design-system';
import { styled } from 'styled-components';

/** One row while the question is folded. */
export const RowSummary = styled.summary`
  display: grid;
  grid-template:
    'number stem answers why sign' auto
    'number topic answers why sign' auto / auto minmax(0, 1fr) minmax(0, 1.1fr) auto auto;
  align-items: center;
  cursor: pointer;
  ${disclosureSign}

  column-gap: ${space[12]};
  padding: ${space[12]} ${space[16]};

  &::after {
    grid-area: sign;
    margin-left: 0;
    color: ${color.action};
  }

  ${media.narrow} {
    grid-template:
      'number topic why sign' auto
      'stem stem stem stem' auto
      'answers answers answers answers' auto / auto minmax(0, 1fr) auto auto;
    row-gap: ${space[8]};
  }

  details[open] > & {
    grid-template:
      'number topic why sign' auto
      'stem stem stem stem' auto / auto minmax(0, 1fr) auto auto;
    row-gap: ${space[12]};
  }
`;

export const Stem = styled(QuestionText).attrs({ as: 'h3' })`
  grid-area: stem;
  min-width: 0;
`;

export const Topic = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-area: topic;

  gap: ${space[8]};
  font-size: ${fontSize[14]};
  color: ${color.inkSoft};
`;

export const WhileFolded = styled.span`
  details[open] & {
    display: none;
  }
`;

export const WhileOpen = styled.span`
  details:not([open]) & {
    display: none;
  }
`;

/** An open question shows its options instead. */
export const Answers = styled.span`
  grid-area: answers;
  min-width: 0;

  details[open] > summary > & {
    display: none;
  }
`;

export const Why = styled.span`
  grid-area: why;
  font-weight: 600;
  white-space: nowrap;

  color: ${color.action};
`;
