import type { ImportBatch } from '@wattle/contract/question-import';
import { Spinner } from '@wattle/design-system';
import { errorMessage, errorStatus, useLocation, usePageTitle, useParams } from '@wattle/platform';
import { LoadError } from '../bank/load-error';
import { useImportBatchQuery } from '../import/import.api';
import { Batch } from './batch';

/** /import-questions/:importId */
export function ImportBatchPage() {
  const { importId = '' } = useParams();
  const page = Number(new URLSearchParams(useLocation().search).get('page') ?? 1) || 1;
  const { data, error, refetch } = useImportBatchQuery({ importId, page }, { refetchOnMountOrArgChange: true });
  usePageTitle(data?.file ?? 'Import');
  if (data) return <Batch key={importId} batch={data satisfies ImportBatch} />;
  if (!error) return <Spinner label="Loading the import" />;
  const isUnknown = errorStatus(error) === 404 || errorStatus(error) === 400;
  return (
    <LoadError title="No import to show" {...(!isUnknown && { onRetry: refetch })}>
      {errorMessage(error, 'The import could not be loaded. Please try again.')}
    </LoadError>
  );
}
