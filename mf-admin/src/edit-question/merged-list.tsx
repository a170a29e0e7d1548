import { Card, Chip, color, fontSize, media, space, WordDiff } from '@wattle/design-system';
import { styled } from 'styled-components';
import { fieldName, isPicture } from '../bank/labels';
import type { MergedField } from './merge';

const Row = styled.li<{ $hasNames: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasNames }) => ($hasNames ? '140px 96px minmax(0, 1fr)' : '140px minmax(0, 1fr)')};
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

const Before = styled.del`
  color: ${color.danger};
`;

/** Longer texts are shown once, with their words marked. */
const SHORT = 24;

/** @param theirName - How the other's changes are called; undefined where all are of one side. */
export function MergedList({ merged, theirName }: { merged: readonly MergedField[]; theirName?: string }) {
  return (
    <Card isFlush as="ul">
      {merged.map(({ field, side, before, after }) => (
        <Row key={field} $hasNames={theirName !== undefined}>
          <span>{fieldName(field)}</span>
          {theirName !== undefined && (
            <span>
              <Chip tone={side === 'yours' ? 'action' : 'info'}>{side === 'yours' ? 'Yours' : theirName}</Chip>
            </span>
          )}
          <span>
            <MergedText field={field} before={before} after={after} />
          </span>
        </Row>
      ))}
    </Card>
  );
}

function MergedText({ field, before, after }: Pick<MergedField, 'field' | 'before' | 'after'>) {
  if (isPicture(field)) return after ? 'Another picture' : 'No picture';
  if (Math.max(before.length, after.length) > SHORT) return <WordDiff before={before} after={after} />;
  return (
    <>
      {before && (
        <>
          <Before>{before}</Before> →{' '}
        </>
      )}
      {after || 'empty'}
    </>
  );
}
