import type { ImportBatch } from '@wattle/contract/question-import';
import { Spinner } from '@wattle/design-system';
import { errorMessage, errorStatus, usePageTitle, useParams } from '@wattle/platform';
import { useImportBatchQuery } from '../import/import.api';
import { LoadError } from '../questions/question-address';
import { Batch } from './batch';
import { useBatchFilter } from './batch-list';

/** /import-questions/:importId */
export function ImportBatchPage() {
  const { importId = '' } = useParams();
  const filter = useBatchFilter();
  const { page, show } = filter;
  const {
    data: latest,
    error,
    refetch,
  } = useImportBatchQuery({ importId, page, show }, { refetchOnMountOrArgChange: true });
  // While another page of it is loaded, the one before stays; one of another import does not.
  const data = latest?.importId === importId ? latest : undefined;
  usePageTitle(data?.file ?? 'Import');
  if (data) return <Batch key={importId} batch={data satisfies ImportBatch} filter={filter} />;
  if (!error) return <Spinner label="Loading the import" />;
  const isUnknown = errorStatus(error) === 404 || errorStatus(error) === 400;
  return (
    <LoadError title="No import to show" {...(!isUnknown && { onRetry: refetch })}>
      {errorMessage(error, 'The import could not be loaded. Please try again.')}
    </LoadError>
  );
}
