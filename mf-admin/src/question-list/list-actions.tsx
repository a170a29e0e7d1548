import type { Subject } from '@wattle/contract/constants';
import { Button, ButtonLink } from '@wattle/design-system';
import { errorMessage, Link } from '@wattle/platform';
import type { ChangeFailure } from '../bank/change-failure';
import { useExportQuestionsMutation } from '../bank/question-changes.api';
import { ADD_PATHS } from '../paths';
import type { ListFilter } from './list-query';

interface ListActionsProps {
  subject: Subject;
  filter: ListFilter;
  onFailed: (failure: ChangeFailure | undefined) => void;
}

export function ListActions({ subject, filter, onFailed }: ListActionsProps) {
  const [exportQuestions, { isLoading }] = useExportQuestionsMutation();
  const exportShown = async () => {
    const { page, ...shown } = filter;
    onFailed(undefined);
    const { error } = await exportQuestions({ subject, filter: shown });
    if (error) onFailed({ title: errorMessage(error, 'The questions could not be exported. Please try again.') });
  };
  return (
    <>
      <Button variant="secondary" size="dense" isBusy={isLoading} onClick={exportShown}>
        Export
      </Button>
      <ButtonLink as={Link} to={ADD_PATHS[subject]} size="dense">
        Add question
      </ButtonLink>
    </>
  );
}
