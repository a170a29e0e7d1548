import { type LocalRemote, OVERRIDE_COOKIE } from '@wattle/federation/local';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './error-responses';

/** A page of this shell, with nothing that a browser could read as another host. */
const PAGE = /^(\/[\w~-][\w.~-]*)+$/;

interface OverrideSettings {
  read: (value: string) => Promise<LocalRemote | undefined>;
  publicUrl: string;
}

/** `/registry/local?override=<signed>&to=<path>`: this browser gets the version that is served on its own machine. */
export function startOverrides(server: FastifyInstance, { read, publicUrl }: OverrideSettings): void {
  const secure = publicUrl.startsWith('https:') ? ['Secure'] : [];
  server.get<{ Querystring: { override?: string; to?: string } }>('/registry/local', async (request, reply) => {
    const { override = '', to = '' } = request.query;
    const local = typeof override === 'string' ? await read(override) : undefined;
    if (!local?.expiresAt) return refuse(request, reply);
    const seconds = Math.floor((Date.parse(local.expiresAt) - Date.now()) / 1_000);
    // Pages may read it, to remove it when a student logs in; its content is signed.
    const cookie = [`${OVERRIDE_COOKIE}=${override}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Strict', ...secure];
    return reply
      .header('Cache-Control', 'no-store')
      .header('Set-Cookie', cookie.join('; '))
      .redirect(PAGE.test(to) ? to : '/');
  });
}

const REFUSED = 'This link is too old, or no key of the team that has the remote has signed it.';

/** Somebody who follows the link reads a page. */
function refuse({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!headers.accept?.includes('text/html')) return sendError(reply, { statusCode: 403, message: REFUSED });
  return reply
    .code(403)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', "default-src 'none'")
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>This link is refused</title>
<h1>This link is refused</h1>
<p>${REFUSED}</p>
<p>In the folder of the remote, <code>npm run status</code> says whether it has a team.</p>
</html>
`);
}
