import type { Subject } from '@wattle/contract/constants';
import { Button, ButtonLink } from '@wattle/design-system';
import { errorMessage, Link } from '@wattle/platform';
import { ADD_PATHS, BIN_PATH } from '../paths';
import type { ChangeFailure } from '../questions/change-failure';
import type { ListFilter } from '../questions/list-place';
import { useExportQuestionsMutation } from '../questions/question-changes.api';

interface ListActionsProps {
  subject: Subject;
  filter: ListFilter;
  onFailed: (failure: ChangeFailure | undefined) => void;
}

export function ListActions({ subject, filter, onFailed }: ListActionsProps) {
  const [exportQuestions, { isLoading, originalArgs }] = useExportQuestionsMutation();
  const exportShown = async (as: 'xlsx' | 'csv') => {
    const { page, ...shown } = filter;
    onFailed(undefined);
    const { error } = await exportQuestions({ subject, filter: shown, as });
    if (error) onFailed({ title: errorMessage(error, 'The questions could not be exported. Please try again.') });
  };
  const exportButton = (as: 'xlsx' | 'csv', label: string) => (
    <Button
      variant="secondary"
      size="dense"
      isBusy={isLoading && originalArgs?.as === as}
      onClick={() => exportShown(as)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <ButtonLink as={Link} to={`${BIN_PATH}?subject=${subject}`} variant="quiet" size="dense">
        Bin
      </ButtonLink>
      {exportButton('xlsx', 'Export')}
      {exportButton('csv', 'Export as CSV')}
      <ButtonLink as={Link} to={ADD_PATHS[subject]} size="dense">
        Add question
      </ButtonLink>
    </>
  );
}
