import type { AttemptReview } from '@wattle/contract/results';
import { isToPractise } from '@wattle/contract/scores';
import { LinkLine, Panel, ScreenOnly } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { paperPath, printFormPath } from '../paths';
import { subjectOf } from '../subjects';

const MAX_TOPICS = 3;

/** What of a result can be printed: its key, what went wrong once more, and its topics. */
export function PaperLinks({ review }: { review: AttemptReview }) {
  const { attemptId, paperCode, perCategory, result } = review;
  const topics = perCategory.filter(isToPractise).slice(0, MAX_TOPICS);
  const hasWrong = result.questions.some(({ correct }) => correct === false);
  if (!paperCode && !hasWrong) return null;
  return (
    <ScreenOnly>
      <Panel title="On paper" gap={4}>
        {paperCode && (
          <LinkLine>
            <Link to={paperPath(paperCode, '/key')}>Print the answers and why</Link>
          </LinkLine>
        )}
        {hasWrong && (
          <LinkLine>
            <Link to={printFormPath({ attemptId })}>Print what went wrong once more</Link>
          </LinkLine>
        )}
        {topics.map(({ subject, category }) => (
          <LinkLine key={category}>
            <Link to={printFormPath({ topic: category, category: subjectOf(subject) })}>
              Print questions on {category}
            </Link>
          </LinkLine>
        ))}
      </Panel>
    </ScreenOnly>
  );
}
