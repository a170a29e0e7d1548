import { media, Page, Stack, space } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ActionsCard } from './actions-card';
import { ChosenFamily } from './chosen-family';
import { FamilySearch } from './family-search';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  gap: ${space[24]};

  ${media.wide} {
    grid-template-columns: minmax(220px, 320px) minmax(0, 1fr);
  }
`;

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
    <Page title="Families" width="wide" intro="More time, a new password, an export or an erasure, for one family.">
      <Columns>
        {/* A new search after an erasure: its results would still name the family. */}
        <FamilySearch key={erasures} hasFocus={erasures > 0} chosenId={chosenId} onChoose={setChosenId} />
        <Stack>
          {chosenId && <ChosenFamily key={chosenId} id={chosenId} onErased={closeErased} />}
          <ActionsCard familyId={chosenId} />
        </Stack>
      </Columns>
    </Page>
  );
}
