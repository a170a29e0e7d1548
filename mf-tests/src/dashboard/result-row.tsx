import { attemptTitle } from '@wattle/contract';
import { color, font, fontSize, height, space, tabularNums } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import type { FinishedAttempt } from '../attempts';
import { dayInWords } from '../day-in-words';
import { reviewPath } from '../paths';
import { remarkedSentence } from '../remarked';

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;

  gap: ${space[16]};
  padding: ${space[12]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Score = styled.strong`
  display: block;
  font-family: ${font.display};
  ${tabularNums}

  font-size: ${fontSize[18]};
`;

const Of = styled.small`
  font-family: ${font.text};
  font-weight: 400;

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

const What = styled.span`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

const Remarked = styled.p`
  font-size: ${fontSize[14]};

  color: ${color.info};
`;

const Review = styled(Link)`
  display: inline-flex;
  align-items: center;

  min-height: ${height.regular};
`;

interface ResultRowProps {
  attempt: FinishedAttempt;
  now: number;
}

export function ResultRow({ attempt, now }: ResultRowProps) {
  const { attemptId, score, total, submittedAt } = attempt;
  const title = attemptTitle(attempt);
  const day = dayInWords(submittedAt, now);
  const remarked = remarkedSentence(attempt);
  return (
    <Row>
      <div>
        <Score>
          {score === null ? 'Submitted' : `${score} / ${total}`}
          {isRetry(attempt) && <Of> {retriedOnes(total)}</Of>}
        </Score>
        <What>
          {title}, <time dateTime={submittedAt}>{day}</time>
        </What>
        {remarked && <Remarked>{remarked}</Remarked>}
      </div>
      <Review to={reviewPath(attemptId)} aria-label={`Review ${title}, ${day}`}>
        Review
      </Review>
    </Row>
  );
}

/** Practice of a topic is a re-sit of nothing. */
function isRetry({ kind, resitOf, topic }: FinishedAttempt): boolean {
  return kind === 're-sit' && resitOf !== undefined && topic === undefined;
}

function retriedOnes(total: number): string {
  return total === 1 ? 'of the wrong one' : `of the ${total} wrong ones`;
}
