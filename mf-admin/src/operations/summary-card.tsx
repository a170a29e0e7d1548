import type { Operations } from '@wattle/contract/operations';
import { Card, color, fontSize, media, space } from '@wattle/design-system';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { type Finding, type JudgedFinding, summaryOf } from './findings';

const Head = styled.div<{ $isWell: boolean }>`
  display: flex;
  align-items: center;
  font-weight: 600;

  gap: ${space[12]};
  padding: ${space[16]} ${space[20]};

  background: ${({ $isWell }) => ($isWell ? color.actionSoft : color.brandSoft)};
  color: ${({ $isWell }) => ($isWell ? color.action : color.warnText)};
`;

const Row = styled.li<{ $isProblem: boolean }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 150px) minmax(0, 1fr) auto;
  align-items: center;
  border-top: 1px solid ${color.line};

  gap: ${space[16]};
  padding: ${space[12]} ${space[20]};
  font-size: ${fontSize[15]};

  svg {
    color: ${({ $isProblem }) => ($isProblem ? color.warnText : color.action)};
  }

  ${media.narrow} {
    grid-template-columns: 20px minmax(0, 1fr) auto;

    & > span:nth-of-type(2) {
      grid-column: 2 / -1;
      grid-row: 2;
    }
  }
`;

export function SummaryCard({ operations, servers }: { operations: Operations; servers: readonly JudgedFinding[] }) {
  const { sentence, problems, healthy } = summaryOf(operations, servers);
  const isWell = problems.length === 0 && operations.remotes.length > 0;
  const Sign = isWell ? CircleCheck : TriangleAlert;
  return (
    <Card as="section" isFlush aria-labelledby="summary">
      <Head $isWell={isWell} role="status">
        <Sign size={20} aria-hidden="true" />
        <span id="summary">{sentence}</span>
      </Head>
      <ul>
        {problems.map((finding) => (
          <FindingRow key={`${finding.subject} ${finding.sentence}`} finding={finding} isProblem />
        ))}
        {healthy.map((finding) => (
          <FindingRow key={finding.subject} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}

function FindingRow({ finding, isProblem = false }: { finding: Finding; isProblem?: boolean }) {
  const Sign = isProblem ? TriangleAlert : CircleCheck;
  return (
    <Row $isProblem={isProblem}>
      <Sign size={20} role="img" aria-label={isProblem ? 'Needs a look:' : 'Well:'} />
      <span>
        <strong>{finding.subject}</strong>
      </span>
      <span>{finding.sentence}</span>
      <strong>{finding.figure}</strong>
    </Row>
  );
}
