import { Alert, Button, Card, Heading, Stack } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { Download } from 'lucide-react';
import { saveFile } from '../shared/save-file';
import { useExportFamilyMutation } from './families.api';

export function ExportCard({ familyId }: { familyId: string }) {
  const [exportFamily, { error, isLoading, reset }] = useExportFamilyMutation();

  const download = async () => {
    const { data } = await exportFamily(familyId);
    if (!data) return;
    const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(json, `wattle-family-${familyId}.json`);
    // The page keeps no copy of it.
    reset();
  };

  return (
    <Card as="section" aria-labelledby="export">
      <Stack align="flex-start">
        <Heading level={2} size={20} id="export">
          Export
        </Heading>
        <p>All that Wattle holds about the family, as one JSON file to pass on to the parent.</p>
        {error && (
          <Alert tone="danger">{errorMessage(error, 'The data could not be exported. Please try again.')}</Alert>
        )}
        <Button variant="secondary" size="dense" isBusy={isLoading} onClick={download}>
          <Download size={18} aria-hidden="true" />
          Export everything
        </Button>
      </Stack>
    </Card>
  );
}
