import { packageName } from '@wattle/contract/operations';
import type { TeamReleases, TeamVersion } from '@wattle/contract/team-releases';
import { formatCount } from '@wattle/contract/text';
import { Alert, Card, Chip, EmptyState, formatDate, formatDateTime, Spinner, useRetry } from '@wattle/design-system';
import { errorMessage, errorStatus, useLocation, useNavigate, usePageTitle, useParams } from '@wattle/platform';
import { type ReactNode, useEffect } from 'react';
import { CanaryCard } from '../operations/canary-card';
import { shortVersion } from '../operations/measurements';
import { AdminPage, RetryAlert } from '../shared/admin-page';
import { sessionJson } from '../shared/json-storage';
import { ChangesCard, RightsCard, VersionErrorsCard, VersionsCard } from './team-cards';
import { useTeamReleasesQuery } from './team-releases.api';

const RENEWED_MS = 60_000;

/** The token does not count, or is for another remote: asking again changes nothing. */
const REFUSALS = [401, 403];

export function TeamReleasesPage() {
  const { remote = '' } = useParams();
  const token = useTeamToken(remote);
  usePageTitle(`Releases of ${packageName(remote)}`);
  const { data, error, refetch } = useTeamReleasesQuery({ remote, token }, { skip: token === '' });
  const isRefused = REFUSALS.includes(errorStatus(error) ?? 0);
  useRetry(refetch, token === '' || isRefused ? undefined : RENEWED_MS);
  return (
    <AdminPage
      title={packageName(remote)}
      badge={<Chip tone="info">Read only, this remote only</Chip>}
      intro={data && !isRefused && `As of ${formatDateTime(data.at)}. Renewed every minute.`}
    >
      {token === '' && (
        <EmptyState>
          This page opens by a link of the team. Make one in its repository with <code>npm run status</code>.
        </EmptyState>
      )}
      {isRefused && <Alert tone="warning">{withCommand(errorMessage(error, 'This link does not count.'))}</Alert>}
      {error && !isRefused && (
        <RetryAlert onRetry={refetch}>{errorMessage(error, 'The figures could not be loaded.')}</RetryAlert>
      )}
      {token !== '' && !data && !error && <Spinner label="Loading the figures" />}
      {data && !isRefused && <Figures remote={remote} releases={data} />}
    </AdminPage>
  );
}

const COMMAND = 'npm run status';

/** The sentence, with the command in it as code. */
function withCommand(sentence: string): ReactNode {
  const [before, after] = sentence.split(COMMAND);
  if (after === undefined) return sentence;
  return (
    <>
      {before}
      <code>{COMMAND}</code>
      {after}
    </>
  );
}

/** The token of the link, which this tab keeps. It leaves the address at once, so that no copy of that carries it. */
function useTeamToken(remote: string): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const key = `wattle-team-token-${remote}`;
  const fromLink = hash.slice(1);
  useEffect(() => {
    if (fromLink === '') return;
    sessionJson.writeJson(key, fromLink);
    navigate(pathname, { replace: true });
  }, [fromLink, key, pathname, navigate]);
  return fromLink || String(sessionJson.readJson(key) ?? '');
}

function Figures({ remote, releases }: { remote: string; releases: TeamReleases }) {
  const { versions, canary, rule, errors, changes, rights } = releases;
  const live = versions.find(({ state }) => state === 'live');
  return (
    <>
      {canary && <CanaryCard remote={remote} canary={canary} rule={rule} action={<code>npm run rollback</code>} />}
      {!canary && live && <Card>{sentenceOf(live)}</Card>}
      {!live && (
        <EmptyState>
          Nothing of {packageName(remote)} is released yet. Release it with <code>npm run release</code>.
        </EmptyState>
      )}
      {versions.length > 0 && <VersionsCard versions={versions} />}
      {errors.length > 0 && <VersionErrorsCard errors={errors} />}
      {changes.length > 0 && <ChangesCard changes={changes} />}
      <RightsCard rights={rights} />
    </>
  );
}

/** "b81f2c0d is live since 19 Nov 2026. In the last 24 hours, 8 of 6,124 views met an error." */
function sentenceOf({ version, since, views, failedViews }: TeamVersion): string {
  const liveSince = `${shortVersion(version)} is live${since ? ` since ${formatDate(since)}` : ''}.`;
  if (views === 0) return `${liveSince} Nobody has been there in the last 24 hours.`;
  return `${liveSince} In the last 24 hours, ${failedViews} of ${formatCount(views, 'view')} met an error.`;
}
