import type { AttemptReview } from '@wattle/contract';
import { Button, ButtonLink, Card, media, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { resitPath } from '../paths';
import { CategoryBars } from './category-bars';
import { OnScreen } from './on-screen';
import { ScoreAndTime } from './score-and-time';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;

  gap: ${space[20]} ${space[32]};
`;

const Bars = styled.div`
  flex: 1 1 300px;
  min-width: 0;
`;

const Actions = styled(OnScreen)`
  display: flex;
  flex-direction: column;

  gap: ${space[12]};

  ${media.narrow} {
    width: 100%;
  }
`;

interface ResultSummaryProps {
  review: AttemptReview;
  wrongCount: number;
}

export function ResultSummary({ review, wrongCount }: ResultSummaryProps) {
  return (
    <Card as="section" aria-label="Result">
      <Row>
        <ScoreAndTime review={review} />
        {review.perCategory.length > 0 && (
          <Bars>
            <CategoryBars scores={review.perCategory} />
          </Bars>
        )}
        <Actions>
          {wrongCount > 0 && (
            <ButtonLink as={Link} to={resitPath(review.attemptId)}>
              {wrongCount === 1 ? 'Retry the wrong one' : `Retry the ${wrongCount} wrong ones`}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
        </Actions>
      </Row>
    </Card>
  );
}
