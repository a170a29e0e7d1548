import type { ImportResponse } from '@wattle/contract/question-import';
import { Button, Card, color, fontSize, formatNumber, media, space } from '@wattle/design-system';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { previewText } from '../questions/question-labels';

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cell = styled.div`
  padding: ${space[24]};
  font-size: ${fontSize[15]};

  color: ${color.inkSoft};

  & + & {
    border-left: 1px solid ${color.line};
  }

  ${media.narrow} {
    padding: ${space[16]};

    & + & {
      border-top: 1px solid ${color.line};
      border-left: 0;
    }
  }

  strong {
    color: ${color.ink};
  }
`;

const Total = styled.p<{ $color: string }>`
  margin-bottom: ${space[8]};
  font-size: ${fontSize[34]};
  font-weight: 700;
  line-height: 1.08;

  color: ${(props) => props.$color};
`;

const LinkLike = styled(Button)`
  min-height: 0;
  padding: 0;
  font-size: inherit;
  text-decoration: underline;
`;

const DuplicateRows = styled.ul`
  border-top: 1px solid ${color.line};

  max-height: 320px;
  overflow-y: auto;
  padding: ${space[12]} ${space[24]};
  font-size: ${fontSize[15]};

  li {
    padding: ${space[4]} 0;
  }
`;

export function ResultNumbers({ response, isDryRun }: { response: ImportResponse; isDryRun: boolean }) {
  const [isListOpen, setListOpen] = useState(false);
  const { valid, imported, duplicates, duplicateRows, badRows, toReview, changes } = response;
  return (
    <Card isFlush>
      <Cells>
        <ResultNumber count={isDryRun ? valid - toReview : imported} tone={color.action}>
          <strong>{isDryRun ? 'ready to import' : 'imported'}</strong>
          {isDryRun &&
            toReview > 0 &&
            `; ${formatNumber(toReview)} more as ${toReview === 1 ? 'a draft' : 'drafts'} to look at`}
          {changes > 0 &&
            `; ${changes === 1 ? 'one changes a question' : `${formatNumber(changes)} change questions`} in the bank`}
        </ResultNumber>
        <ResultNumber count={duplicates} tone={color.ink}>
          <strong>already in the bank</strong>, or twice in the file; left out.{' '}
          {duplicates > 0 && (
            <LinkLike variant="quiet" aria-expanded={isListOpen} onClick={() => setListOpen(!isListOpen)}>
              {isListOpen ? 'Hide them' : 'Show them'}
            </LinkLike>
          )}
        </ResultNumber>
        <ResultNumber count={badRows} tone={badRows > 0 ? color.danger : color.ink}>
          <strong>to correct</strong>
          {badRows > 0 && ', listed below'}
        </ResultNumber>
      </Cells>
      {isListOpen && (
        <DuplicateRows aria-label="Rows that are left out" tabIndex={0}>
          {duplicateRows.map(({ row, question }) => (
            <li key={row}>
              <strong>Row {formatNumber(row)}</strong> {previewText(question)}
            </li>
          ))}
          {duplicateRows.length < duplicates && <li>and {formatNumber(duplicates - duplicateRows.length)} more</li>}
        </DuplicateRows>
      )}
    </Card>
  );
}

function ResultNumber({ count, tone, children }: { count: number; tone: string; children: ReactNode }) {
  return (
    <Cell>
      <Total $color={tone}>{formatNumber(count)}</Total>
      <p>{children}</p>
    </Cell>
  );
}
