import { type Operations, packageName } from '@wattle/contract/operations';
import { Alert, formatDateTime, Heading, Spinner, Stack, useRetry } from '@wattle/design-system';
import { errorMessage, usePageTitle } from '@wattle/platform';
import type { ReactNode } from 'react';
import { OperationsHint } from '../hints/hints';
import { AdminPage, RetryAlert } from '../shared/admin-page';
import { CanaryCard } from './canary-card';
import { serviceFindings, UNKNOWN_STATE } from './findings';
import { LocalVersionForm } from './local-version-form';
import { FIGURES_NOTE } from './measurements';
import { ROLL_BACK_KEY, useOperationsQuery, useRollBackRemoteMutation, useServiceStateQuery } from './operations.api';
import { ErrorsCard, ReleaseActionsCard, ReleasesCard } from './releases-card';
import { RollBackButton } from './roll-back-button';
import { SummaryCard } from './summary-card';

const RENEWED_MS = 10_000;

export function OperationsPage() {
  usePageTitle('Operations');
  const { data, error, refetch } = useOperationsQuery();
  const { data: state, error: stateError, refetch: refetchState } = useServiceStateQuery();
  useRetry(() => {
    refetch();
    refetchState();
  }, RENEWED_MS);
  const [, rollBack] = useRollBackRemoteMutation({ fixedCacheKey: ROLL_BACK_KEY });
  // Both at once, so that nothing moves.
  const isLoading = !error && (!data || (!state && !stateError));
  const intro = data && `As of ${formatDateTime(data.at)}. Renewed every ${RENEWED_MS / 1_000} seconds.`;
  return (
    <AdminPage title="Operations" intro={intro}>
      {error && <RetryAlert onRetry={refetch}>{errorMessage(error, 'The figures could not be loaded.')}</RetryAlert>}
      {rollBack.error && (
        <Alert tone="danger" onClose={rollBack.reset}>
          {errorMessage(rollBack.error, 'Nothing was rolled back. Please try again.')}
        </Alert>
      )}
      {isLoading && <Spinner label="Loading the figures" />}
      {data && !isLoading && (
        <>
          <OperationsHint />
          <SummaryCard operations={data} servers={state && !stateError ? serviceFindings(state) : [UNKNOWN_STATE]} />
          <Part title="Releases">
            {data.remotes.map(
              ({ name, canary }) =>
                canary && (
                  <CanaryCard
                    key={name}
                    remote={name}
                    canary={canary}
                    rule={data.rule}
                    action={<RollBackButton remote={name} from={canary.new.version} to={canary.old.version} />}
                  />
                ),
            )}
            <ReleasesCard remotes={data.remotes} />
            <WithoutWayBack remotes={data.remotes} />
            <p>{FIGURES_NOTE}</p>
          </Part>
          {(data.violations.length > 0 || data.remotes.some(({ errors }) => errors.length > 0)) && (
            <Part title="Reported">
              <ErrorsCard remotes={data.remotes} violations={data.violations} />
            </Part>
          )}
          {data.actions.length > 0 && (
            <Part title="Rolled back">
              <ReleaseActionsCard actions={data.actions} />
            </Part>
          )}
          <Part title="Local version">
            <LocalVersionForm remotes={data.remotes} />
          </Part>
        </>
      )}
    </AdminPage>
  );
}

/** Why some remotes have no button to roll back, and what to do instead. */
function WithoutWayBack({ remotes }: Pick<Operations, 'remotes'>) {
  const names = remotes.filter(({ rollbackTo }) => !rollbackTo).map(({ name }) => packageName(name));
  if (names.length === 0) return null;
  return (
    <p>
      For {names.join(', ')} there is no version to go back to yet: no earlier one has proven itself. A version does so
      by what pages report of it, or by ten minutes live after the tests of its release, a day without them. To go back
      sooner, ask whoever releases to run <code>pnpm rollback {names[0]} &lt;version&gt;</code>.
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack>
      <Heading level={2} size={22}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
