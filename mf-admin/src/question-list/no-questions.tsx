import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import { idSchema } from '@wattle/contract/primitives';
import { Button, Cluster, EmptyState } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { ADD_PATHS, DASHBOARD_PATH, IMPORT_PATH, questionPath } from '../paths';
import { useQuestionPageQuery } from '../questions/questions.api';
import { LinkButton } from '../shared/buttons';

interface NoQuestionsProps {
  subject: Subject;
  isNarrowed: boolean;
  search: string | undefined;
  onClear: () => void;
}

export function NoQuestions({ subject, isNarrowed, search = '', onClear }: NoQuestionsProps) {
  if (isNarrowed) {
    const id = idSchema.safeParse(search.trim().toLowerCase()).data;
    return (
      <EmptyState action={<Button onClick={onClear}>Show all questions</Button>}>
        No question fits this filter.
        {id && SUBJECTS.map((each) => <FoundById key={each} subject={each} id={id} />)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <Cluster justify="center">
          <LinkButton to={ADD_PATHS[subject]}>Add the first question</LinkButton>
          <LinkButton to={IMPORT_PATH} variant="secondary">
            Import questions
          </LinkButton>
          <LinkButton to={DASHBOARD_PATH} variant="quiet">
            Go Back
          </LinkButton>
        </Cluster>
      }
    >
      No questions available for this subject.
    </EmptyState>
  );
}

/** An id names one question of all subjects, whatever the filter is. */
function FoundById({ subject, id }: { subject: Subject; id: string }) {
  const { currentData: data } = useQuestionPageQuery({
    subject,
    purpose: 'view',
    filter: { page: 1, limit: 1, search: id },
  });
  return data?.total ? (
    <>
      {' '}
      The question with this id is in {SUBJECT_NAMES[subject]}: <Link to={questionPath(subject, id)}>open it</Link>.
    </>
  ) : null;
}
