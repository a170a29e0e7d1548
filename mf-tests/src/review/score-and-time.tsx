import { type AttemptReview, formatClock, secondsUntil } from '@wattle/contract';
import { color, font, fontSize, space, tabularNums } from '@wattle/design-system';
import { styled } from 'styled-components';

const Score = styled.p`
  font-family: ${font.display};
  font-weight: 700;
  line-height: 1.08;
  letter-spacing: -0.02em;
  ${tabularNums}

  margin-bottom: ${space[4]};
  font-size: ${fontSize[44]};

  small {
    font-size: ${fontSize[22]};
    color: ${color.inkSoft};
  }
`;

const Time = styled.p`
  ${tabularNums}

  color: ${color.inkSoft};
`;

/** "14 / 17, 17:05 of 20:00 used". A writing has no score. */
export function ScoreAndTime({ review }: { review: AttemptReview }) {
  const { score, total, secondsUsed } = review;
  return (
    <div>
      <Score>
        {score === null ? (
          'Submitted'
        ) : (
          <>
            {score} <small>/ {total}</small>
          </>
        )}
      </Score>
      {secondsUsed !== undefined && (
        <Time>
          {formatClock(secondsUsed)}
          {ofTime(review)} used
        </Time>
      )}
    </div>
  );
}

function ofTime({ startedAt, deadline }: AttemptReview): string {
  return deadline ? ` of ${formatClock(secondsUntil(Date.parse(deadline), Date.parse(startedAt)))}` : '';
}
