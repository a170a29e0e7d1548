import { Button, ErrorPanel, Grid, Spinner } from '@wattle/design-system';
import { errorMessage, errorStatus } from '@wattle/platform';
import { EraseCard } from './erase-card';
import { ExportCard } from './export-card';
import { useFamilyQuery } from './families.api';
import { FamilyCard } from './family-card';
import { SameAddressNote } from './same-address-note';

interface ChosenFamilyProps {
  id: string;
  onErased: () => void;
}

export function ChosenFamily({ id, onErased }: ChosenFamilyProps) {
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
      {family.sameAddress && <SameAddressNote families={family.sameAddress} />}
      <Grid columnWidth={300}>
        <ExportCard familyId={id} />
        <EraseCard family={family} onErased={onErased} />
      </Grid>
    </>
  );
}
