import { PRIVILEGE_NAMES, type Privilege } from '@wattle/contract/allowances';
import type { StaffAction } from '@wattle/contract/families';
import {
  Alert,
  Button,
  Cluster,
  Columns,
  ErrorPanel,
  formatDateTime,
  Grid,
  Panel,
  Spinner,
  Stack,
  saveJson,
} from '@wattle/design-system';
import { errorMessage, errorStatus, usePageTitle } from '@wattle/platform';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ActionsCard } from '../shared/actions-card';
import { AdminPage } from '../shared/admin-page';
import { DenseButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { AllowancesCard } from './allowances-card';
import { EraseCard } from './erase-card';
import { useExportFamilyMutation, useFamilyQuery, useStaffActionsQuery } from './families.api';
import { FamilyCard } from './family-card';
import { FamilySearch } from './family-search';
import { amountInWords, childrenOf, fullName } from './family-sentences';

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
    <AdminPage title="Families" intro="Allowances, a new password, an export or an erasure, for one family.">
      <Columns widths="minmax(220px, 320px) minmax(0, 1fr)" from={768}>
        {/* A new search after an erasure: its results would still name the family. */}
        <FamilySearch key={erasures} hasFocus={erasures > 0} chosenId={chosenId} onChoose={setChosenId} />
        <Stack>
          {chosenId && <ChosenFamily key={chosenId} id={chosenId} onErased={closeErased} />}
          <FamilyActions familyId={chosenId} />
        </Stack>
      </Columns>
    </AdminPage>
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
      <FailureAlert error={error}>The data could not be exported. Please try again.</FailureAlert>
      <Cluster>
        <DenseButton isBusy={isLoading} onClick={download}>
          <Download size={18} aria-hidden="true" />
          Export everything
        </DenseButton>
      </Cluster>
    </Panel>
  );
}

function FamilyActions({ familyId }: { familyId: string | undefined }) {
  const { currentData: actions, error } = useStaffActionsQuery(familyId);
  return (
    <ActionsCard
      actions={actions}
      error={error}
      none={
        familyId
          ? 'Nothing yet for this family.'
          : 'Nothing yet. Find a family to help it: what you do for one is listed here.'
      }
      what={sentenceOf}
      note={(action) => noteOf(action, familyId === undefined)}
    />
  );
}

/** What was done, such as "Extra time for Priya: none to 25% more". Of an erased family only the kind is known. */
function sentenceOf(action: StaffAction): string {
  const { kind, child } = action;
  switch (kind) {
    case 'extra-time':
    case 'rest-breaks':
    case 'read-aloud':
    case 'large-print':
      return changeOf(PRIVILEGE_OF[kind], action);
    case 'password-reset':
      return child ? `Emailed a link for a new password of ${child}` : 'Emailed a link for a new password';
    case 'password-set':
      return child ? `Set a new password of ${child} by a command` : 'Set a new password by a command';
    case 'export':
      return 'Exported the data of the family';
    case 'erasure':
      return 'Erased the family';
    case 'two-people-on':
      return 'Switched on that two people are needed to publish a question';
    case 'two-people-off':
      return 'Switched off that two people are needed to publish a question';
  }
}

const PRIVILEGE_OF = {
  'extra-time': 'extraTime',
  'rest-breaks': 'restBreaks',
  'read-aloud': 'readAloud',
  'large-print': 'largePrint',
} as const;

function changeOf(privilege: Privilege, { child, amountBefore = 0, amount: amountNow = 0 }: StaffAction): string {
  const name = PRIVILEGE_NAMES[privilege];
  const inWords = (amount: number) => amountInWords(privilege, amount).toLowerCase();
  return child ? `${name} for ${child}: ${inWords(amountBefore)} to ${inWords(amountNow)}` : name;
}

function noteOf({ linkUsedAt, reference, family }: StaffAction, isOfAll: boolean): string {
  if (linkUsedAt) return `link used ${formatDateTime(linkUsedAt)}`;
  if (reference) return `erased family ${reference.slice(0, 8)}`;
  return (isOfAll && family) || '';
}
