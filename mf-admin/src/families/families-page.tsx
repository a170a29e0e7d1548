import { Columns, Page, Stack } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { ChosenFamily } from './chosen-family';
import { FamilyActions } from './family-actions';
import { FamilySearch } from './family-search';

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
