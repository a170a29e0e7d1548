import { Alert, Button, type ButtonProps } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { Download } from 'lucide-react';
import { useDownloadWorkbookMutation } from './import.api';
import { SENTENCES } from './import-sentences';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  path: string;
  fileName: string;
}

export function DownloadButton({ path, fileName, variant = 'secondary', children }: DownloadButtonProps) {
  const [download, { isLoading, error }] = useDownloadWorkbookMutation();
  return (
    <>
      {error && <Alert tone="danger">{errorMessage(error, SENTENCES.downloadFailed)}</Alert>}
      <Button variant={variant} isBusy={isLoading} onClick={() => download({ path, fileName })}>
        <Download size={18} aria-hidden="true" />
        {children}
      </Button>
    </>
  );
}
