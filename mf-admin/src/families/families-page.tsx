import {
  Alert,
  Button,
  Cluster,
  Columns,
  ErrorPanel,
  Grid,
  Page,
  Panel,
  Spinner,
  Stack,
  saveJson,
} from '@wattle/design-system';
import { errorMessage, errorStatus, usePageTitle } from '@wattle/platform';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { AllowancesCard } from './allowances-card';
import { EraseCard } from './erase-card';
import { useExportFamilyMutation, useFamilyQuery } from './families.api';
import { FamilyActions } from './family-actions';
import { FamilyCard } from './family-card';
import { FamilySearch } from './family-search';
import { childrenOf, fullName } from './family-sentences';

/** /admin-dashboard/families: what staff do for a family. The address of the page names nobody. */
export function FamiliesPage() {
  usePageTitle('Families');
  const [chosenId, setChosenId] = useState<string>();
  const [erasures, setErasures] = useState(0);

  const closeErased = () => {
    setChosenId(undefined);
    setErasures(erasures + 1);
  };

  return (
    <Page title="Families" width="wide" intro="Allowances, a new password, an export or an erasure, for one family.">
      <Columns widths="minmax(220px, 320px) minmax(0, 1fr)" from={768}>
        {/* A new search after an erasure: its results would still name the family. */}
        <FamilySearch key={erasures} hasFocus={erasures > 0} chosenId={chosenId} onChoose={setChosenId} />
        <Stack>
          {chosenId && <ChosenFamily key={chosenId} id={chosenId} onErased={closeErased} />}
          <FamilyActions familyId={chosenId} />
        </Stack>
      </Columns>
    </Page>
  );
}

function ChosenFamily({ id, onErased }: { id: string; onErased: () => void }) {
  const { currentData: family, error, isFetching, refetch } = useFamilyQuery(id);

  if (!family && isFetching) return <Spinner label="Loading the family" />;
  if (!family) {
    const canRetry = errorStatus(error) !== 404;
    return (
      <ErrorPanel action={canRetry && <Button onClick={refetch}>Try again</Button>}>
        {errorMessage(error, 'The family could not be loaded. Please try again.')}
      </ErrorPanel>
    );
  }
  return (
    <>
      <FamilyCard family={family} />
      <AllowancesCard family={family} />
      {family.sameAddress && (
        <Alert tone="warning">
          <p>Other families have the same address. One of them may have mistyped it:</p>
          <ul>
            {family.sameAddress.map((other) => (
              <li key={other.id}>
                {fullName(other.parent)} with {childrenOf(other)}
              </li>
            ))}
          </ul>
          <p>
            Export and erasure are of the chosen family only. What belongs to the address alone, such as free
            assessments, stays with the last family that has it.
          </p>
        </Alert>
      )}
      <Grid columnWidth={300}>
        <ExportCard familyId={id} />
        <EraseCard family={family} onErased={onErased} />
      </Grid>
    </>
  );
}

function ExportCard({ familyId }: { familyId: string }) {
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
