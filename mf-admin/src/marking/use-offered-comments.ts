import { WRITING_COMMENT_BANK } from '@wattle/contract/writing-comment-bank';
import type { CriterionId } from '@wattle/contract/writing-rubric';
import { useRememberedCommentsQuery } from './markings.api';

/** Keys 1 to 9. Those that all markers have keep their keys whatever a marker remembers. */
const SHARED_WITH_KEY = 6;
const WITH_KEY = 9;

interface OfferedComment {
  text: string;
  /** Of the marker’s own, which can be forgotten. */
  ownId?: string;
}

/** Comments for a criterion: first those that have a key, then the others. */
export function useOfferedComments(criterion: CriterionId) {
  const { data = [] } = useRememberedCommentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const texts = WRITING_COMMENT_BANK[criterion];
  const shared: OfferedComment[] = texts.map((text) => ({ text }));
  const own: OfferedComment[] = data
    .filter((comment) => comment.criterion === criterion && !texts.includes(comment.text))
    .map(({ id, text }) => ({ text, ownId: id }));
  const first = [...shared.slice(0, SHARED_WITH_KEY), ...own].slice(0, WITH_KEY);
  return { withKey: first, others: [...shared, ...own].filter((comment) => !first.includes(comment)) };
}
