import { themes } from '@wattle/design-system/themes';
import { contentSecurityPolicy, PLACEHOLDER, readTemplate, registryElement, withNonce } from '../page-document';
import { storedFile } from './offline-files';
import { type StoredRegistry, serverNow } from './offline-registry';
import { worker } from './worker-scope';

/** The page of the shell as its server would send it, made of files of the device. */
export async function offlinePage(stored: StoredRegistry): Promise<Response> {
  const { registry } = stored;
  const { baseUrl, files } = registry.shell.active;
  const template = await readTemplate(async (file) => {
    const found = await storedFile(new URL(baseUrl + file, location.origin).href, files[file]);
    if (!found) throw new Error(`${file} is not stored`);
    return found.text();
  });
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const { releaseOrigins } = worker.trust;
  const element = registryElement({
    ...worker.trust,
    registry,
    nonce,
    now: serverNow(stored),
    hasWorker: true,
    isOffline: true,
  });
  return htmlResponse(
    withNonce(template, nonce).replace(PLACEHOLDER, () => element),
    contentSecurityPolicy(nonce, registry, releaseOrigins),
  );
}

/** Where nothing is stored: never the error page of the browser. It is whole by itself, and runs no code. */
export function pageWithoutNetwork(): Response {
  return htmlResponse(
    `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>No internet - Wattle</title>
<style>body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.5 system-ui,sans-serif}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 1.25rem;border-radius:8px;background:${themes.light.action};color:#fff;
font-weight:600;text-decoration:none}</style>
<main><h1>There is no internet</h1>
<p>This page of Wattle needs it. Check your connection, then try again.</p>
<p>A test that you have opened on this device goes on without internet once you are logged in.</p>
<p><a href="">Try again</a></p></main></html>`,
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
}

function htmlResponse(html: string, policy: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
