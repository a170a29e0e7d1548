import type { Subject } from '@wattle/contract/constants';
import { Button, ButtonLink, Cluster, EmptyState } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { ADD_PATHS, DASHBOARD_PATH, IMPORT_PATH } from '../paths';

interface NoQuestionsProps {
  subject: Subject;
  /** Whether a filter leaves them out. */
  isNarrowed: boolean;
  onClear: () => void;
}

export function NoQuestions({ subject, isNarrowed, onClear }: NoQuestionsProps) {
  if (isNarrowed) {
    return (
      <EmptyState action={<Button onClick={onClear}>Show all questions</Button>}>
        No question fits this filter.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <Cluster justify="center">
          <ButtonLink as={Link} to={ADD_PATHS[subject]}>
            Add the first question
          </ButtonLink>
          <ButtonLink as={Link} to={IMPORT_PATH} variant="secondary">
            Import questions
          </ButtonLink>
          <ButtonLink as={Link} to={DASHBOARD_PATH} variant="quiet">
            Go Back
          </ButtonLink>
        </Cluster>
      }
    >
      No questions available for this subject.
    </EmptyState>
  );
}
