import { Button, Card } from '@wattle/design-system';
import { useEffect, useRef } from 'react';
import { fileSize } from './figures';
import { FileLine } from './file-line';

interface ChosenFileProps {
  file: File;
  chooseFile: () => void;
  uploadFile: () => void;
}

/** A file that was chosen and waits to be uploaded. */
export function ChosenFile({ file, chooseFile, uploadFile }: ChosenFileProps) {
  const upload = useRef<HTMLButtonElement>(null);
  // On to the next step, with each file that is chosen.
  useEffect(() => upload.current?.focus(), [file]);
  return (
    <Card as="section" aria-label="Chosen file">
      <FileLine name={file.name} about={`${fileSize(file.size)}, not uploaded yet`}>
        <Button variant="secondary" onClick={chooseFile}>
          Choose another file
        </Button>
        <Button ref={upload} onClick={uploadFile}>
          Upload
        </Button>
      </FileLine>
    </Card>
  );
}
