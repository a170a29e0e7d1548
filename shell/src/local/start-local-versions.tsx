import { isStaff } from '@wattle/contract/roles';
import { type LocalRemote, localRemoteSchema, OVERRIDE_COOKIE } from '@wattle/federation/local';
import { store } from '@wattle/platform/internal';
import { createRoot } from 'react-dom/client';
import { LocalBar } from './local-bar';
import { PageLocalVersions } from './local-versions';

export function startLocalVersions(text: string, allowOrigin: (origin: string) => void): PageLocalVersions {
  const remotes = localRemoteSchema.array().parse(JSON.parse(text));
  const versions = new PageLocalVersions(remotes, mayHaveOverride);
  for (const { origin } of remotes) allowOrigin(origin);
  watchOverrides(remotes);
  // Apart from the page, whose HTML comes from a server that knows nothing of it.
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <LocalBar versions={versions} onStop={endOverrides} />,
  );
  return versions;
}

/** Whether the user of this page may have a local version that was asked for: no family ever, and nobody for good. */
export function mayHaveOverride({ expiresAt }: LocalRemote): boolean {
  if (!expiresAt) return true;
  const role = store.getState().session.user?.role;
  return (role === undefined || isStaff(role)) && Date.now() < Date.parse(expiresAt);
}

/** Ends an override by itself when a student or a parent signs in, or its time is over. */
function watchOverrides(remotes: readonly LocalRemote[]): void {
  const endings = remotes.flatMap(({ expiresAt }) => expiresAt ?? []);
  if (endings.length === 0) return;
  const check = () => {
    if (!remotes.every(mayHaveOverride)) endOverrides();
  };
  check();
  store.subscribe(check);
  for (const each of endings) setTimeout(check, Date.parse(each) - Date.now());
}

/** Loads the page again, without what was asked for. */
function endOverrides(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store before 18.4.
  document.cookie = `${OVERRIDE_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`;
  // A cookie that cannot be removed must not load the page again and again.
  if (!document.cookie.includes(`${OVERRIDE_COOKIE}=`)) window.location.reload();
}
