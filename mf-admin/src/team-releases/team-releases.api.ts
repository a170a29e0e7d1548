import { requestTo } from '@wattle/contract/endpoint';
import { type TeamReleases, teamReleases } from '@wattle/contract/team-releases';
import { api } from '../api';

/** A request without a response is given up after this time. */
const TIMEOUT_MS = 15_000;

interface TeamLink {
  remote: string;
  token: string;
}

export const { useTeamReleasesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    teamReleases: build.query<TeamReleases, TeamLink>({ queryFn: fetchTeamReleases, keepUnusedDataFor: 0 }),
  }),
});

/** In the name of the team: whoever is logged in stays so, whatever becomes of the token. */
async function fetchTeamReleases({ remote, token }: TeamLink) {
  const { url } = requestTo(teamReleases, { params: { remote } });
  try {
    const response = await fetch(new URL(`/api/${url}`, window.location.origin), {
      headers: { Authorization: `Team ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (!response.ok) return { error: { status: response.status, data: body } };
    return { data: teamReleases.response.parse(body) };
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } as const };
  }
}
