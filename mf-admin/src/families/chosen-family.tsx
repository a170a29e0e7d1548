import { Alert, Button, ErrorPanel, Grid, Spinner } from '@wattle/design-system';
import { errorMessage, errorStatus } from '@wattle/platform';
import { AllowancesCard } from './allowances-card';
import { EraseCard } from './erase-card';
import { ExportCard } from './export-card';
import { useFamilyQuery } from './families.api';
import { FamilyCard } from './family-card';
import { childrenOf, fullName } from './names';

export function ChosenFamily({ id, onErased }: { id: string; onErased: () => void }) {
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
