import { Card, Chip, color, fontSize, media, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { fieldName } from '../bank/field-names';
import { WordDiff } from '../bank/word-diff';
import type { MergedField } from './merge';

const Row = styled.li`
  display: grid;
  grid-template-columns: 140px 96px minmax(0, 1fr);
  align-items: baseline;

  gap: ${space[12]};
  padding: ${space[12]} ${space[20]};
  font-size: ${fontSize[15]};

  & + & {
    border-top: 1px solid ${color.line};
  }

  ${media.narrow} {
    grid-template-columns: 1fr auto;

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

interface MergedListProps {
  merged: MergedField[];
  theirName: string;
}

/** What only one of the two has changed; it is taken over without asking. */
export function MergedList({ merged, theirName }: MergedListProps) {
  return (
    <Card isFlush as="ul">
      {merged.map(({ field, side, before, after }) => (
        <Row key={field}>
          <span>{fieldName(field)}</span>
          <span>
            <Chip tone={side === 'yours' ? 'action' : 'info'}>{side === 'yours' ? 'Yours' : theirName}</Chip>
          </span>
          <span>
            {field === 'image_data' ? (
              after ? (
                'Another picture'
              ) : (
                'No picture'
              )
            ) : (
              <WordDiff before={before} after={after} />
            )}
          </span>
        </Row>
      ))}
    </Card>
  );
}
