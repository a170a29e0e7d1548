import { Alert, Button, Cluster, Panel, saveJson } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { Download } from 'lucide-react';
import { useExportFamilyMutation } from './families.api';

export function ExportCard({ familyId }: { familyId: string }) {
  const [exportFamily, { error, isLoading, reset }] = useExportFamilyMutation();

  const download = async () => {
    const { data } = await exportFamily(familyId);
    if (!data) return;
    saveJson(data, `wattle-family-${familyId}.json`);
    // The page keeps no copy of it.
    reset();
  };

  return (
    <Panel title="Export" gap={16}>
      <p>All that Wattle holds about the family, as one JSON file to pass on to the parent.</p>
      {error && <Alert tone="danger">{errorMessage(error, 'The data could not be exported. Please try again.')}</Alert>}
      <Cluster>
        <Button variant="secondary" size="dense" isBusy={isLoading} onClick={download}>
          <Download size={18} aria-hidden="true" />
          Export everything
        </Button>
      </Cluster>
    </Panel>
  );
}
