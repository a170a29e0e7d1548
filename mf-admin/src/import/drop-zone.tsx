import { Button, Card, Cluster, color, Heading, IconTile, Stack } from '@wattle/design-system';
import { Upload } from 'lucide-react';
import { styled } from 'styled-components';

const Zone = styled(Card)<{ $isOver: boolean }>`
  text-align: center;

  background: ${({ $isOver }) => ($isOver ? color.actionSoft : color.surface)};
`;

const Limits = styled.p`
  color: ${color.inkSoft};
`;

interface DropZoneProps {
  /** A file is held over the page. */
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
        <Limits>
          An .xlsx workbook with one question in a row: up to 20 MB and 50,000 rows. It is checked first, and nothing is
          written before you say so.
        </Limits>
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
