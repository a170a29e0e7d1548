import { localRemoteSchema } from '@wattle/federation/local';
import { createRoot } from 'react-dom/client';
import { LocalBar } from './local-bar';
import { PageLocalVersions } from './local-versions';
import { endOverrides, mayHaveOverride, watchOverrides } from './override';

/**
 * Starts the local versions of a page.
 *
 * @param text - What the server has written into the page.
 * @param allowOrigin - Lets code from an origin into the page.
 */
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
