import { Button, Card, Cluster, color, Heading, IconTile, MutedText, Stack } from '@wattle/design-system';
import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { styled } from 'styled-components';
import { SENTENCES } from './import-sentences';

const Zone = styled(Card)<{ $isOver: boolean }>`
  text-align: center;

  background: ${({ $isOver }) => ($isOver ? color.actionSoft : color.surface)};
`;

interface DropZoneProps {
  isOver: boolean;
  chooseFile: () => void;
  uploadFile: () => void;
}

/** Where a file is chosen; all of the page takes one that is dropped. */
export function DropZone({ isOver, chooseFile, uploadFile }: DropZoneProps) {
  return (
    <Zone tone="draft" $isOver={isOver}>
      <Stack gap={16} align="center">
        <IconTile tone="action">
          <Upload size={24} />
        </IconTile>
        <Heading level={2} size={20}>
          {isOver ? 'Drop the file' : 'Choose an Excel file, or drop it here'}
        </Heading>
        <MutedText size={16}>
          An .xlsx workbook with one question in a row, or questions of another system: a QTI package (.zip) or Moodle
          XML (.xml); {SENTENCES.limits}. It is checked first, and nothing is written before you say so.
        </MutedText>
        <Cluster justify="center">
          <Button variant="secondary" onClick={chooseFile}>
            Choose a file
          </Button>
          <Button onClick={uploadFile}>Upload</Button>
        </Cluster>
      </Stack>
    </Zone>
  );
}

/** Lets a file be dropped on an element; `isOver` while one is held over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        // Without this the browser leaves the page for the file.
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
