import type { AttemptReview, AttemptSummary } from '@wattle/contract/results';
import { countsAsTest } from '@wattle/contract/scores';
import { kindTitle } from '@wattle/contract/test-kinds';
import {
  Bar,
  color,
  fontSize,
  formatShortDay,
  media,
  ScreenOnly,
  space,
  tabularNums,
  VisuallyHidden,
} from '@wattle/design-system';
import { styled } from 'styled-components';
import { type FinishedAttempt, finishedOf } from '../attempts';
import { useAttemptListQuery } from '../tests.api';

/** So many tests are shown together, this one included. */
const MAX_SHOWN = 3;

type ScoredAttempt = FinishedAttempt & { score: number };

/**
 * The last tests of the same kind and subject up to this one, the first one first; empty where there is no other. Re-sits
 * ask for something else each time, so nothing is compared with them.
 */
export function lastOfTheKind(attempts: readonly AttemptSummary[], current: AttemptSummary): ScoredAttempt[] {
  if (!countsAsTest(current) || !isScored(current)) return [];
  const at = Date.parse(current.submittedAt);
  const earlier = finishedOf(attempts)
    .filter(isScored)
    .filter(countsAsTest)
    .filter(({ kind, subject }) => kind === current.kind && subject === current.subject)
    .filter(({ attemptId, submittedAt }) => attemptId !== current.attemptId && Date.parse(submittedAt) <= at)
    .slice(0, MAX_SHOWN - 1);
  return earlier.length === 0 ? [] : [...earlier.reverse(), current];
}

/** "Your last three: 9, 11, 12." Tests of different lengths say of how many. */
export function lastScores(tests: readonly ScoredAttempt[]): string {
  const isSameLength = tests.every(({ total }) => total === tests[0]?.total);
  const scores = tests.map(({ score, total }) => (isSameLength ? String(score) : `${score} of ${total}`));
  return `Your last ${tests.length === 2 ? 'two' : 'three'}: ${scores.join(', ')}.`;
}

function isScored(attempt: AttemptSummary): attempt is ScoredAttempt {
  return attempt.submittedAt !== undefined && attempt.score !== null && attempt.total > 0;
}

const Root = styled(ScreenOnly)`
  display: grid;
  align-items: center;
  border-top: 1px solid ${color.line};

  gap: ${space[12]} ${space[32]};
  padding: ${space[16]} ${space[32]};
  background: ${color.paper};

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  ${media.narrow} {
    padding: ${space[16]};
  }
`;

const List = styled.ol`
  display: grid;
  ${tabularNums}

  gap: ${space[8]} ${space[24]};
  font-size: ${fontSize[15]};

  ${media.wide} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Test = styled.li<{ $isCurrent: boolean }>`
  display: grid;
  grid-template-columns: 4.5em minmax(0, 1fr) auto;
  align-items: center;

  gap: ${space[12]};
  font-weight: ${({ $isCurrent }) => ($isCurrent ? 600 : 400)};
`;

/** This test beside the child's own earlier ones of the kind, never beside others. Nothing where it is the only one. */
export function EarlierTests({ review }: { review: AttemptReview }) {
  const { data } = useAttemptListQuery();
  const tests = lastOfTheKind(data?.attempts ?? [], review);
  if (tests.length === 0) return null;
  return (
    <Root>
      <p>
        <strong>You and your earlier {testsOf(review)}.</strong> {lastScores(tests)}
      </p>
      <List>
        {tests.map(({ attemptId, submittedAt, score, total }) => {
          const isCurrent = attemptId === review.attemptId;
          return (
            <Test key={attemptId} $isCurrent={isCurrent}>
              <span>{isCurrent ? 'This test' : formatShortDay(submittedAt)}</span>
              <Bar value={score} max={total} tone={isCurrent ? 'action' : 'leafPale'} />
              <span>
                {score}
                <VisuallyHidden> of {total}</VisuallyHidden>
              </span>
            </Test>
          );
        })}
      </List>
    </Root>
  );
}

/** "weekly tests in Maths". */
function testsOf({ kind, subject }: AttemptReview): string {
  const tests = `${kindTitle(kind).toLowerCase()}s`;
  return subject ? `${tests} in ${subject}` : tests;
}
