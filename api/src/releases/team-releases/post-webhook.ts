import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isLoopback } from '@wattle/environment';
import { parseAddress } from '@wattle/http-server';

const LIMIT_MS = 5_000;

interface WebhookCall {
  headers: Record<string, string>;
  /** JSON. */
  body: string;
  /** Whether it may go to this machine. */
  mayBeLocal: boolean;
}

/**
 * Posts to an address that somebody outside has named, and returns the status. It goes to the public internet only, follows
 * no redirect and reads no response: nothing behind a firewall can be reached or learnt by it.
 */
export async function postWebhook(webhook: string, { headers, body, mayBeLocal }: WebhookCall): Promise<number> {
  const url = new URL(webhook);
  const isHttps = url.protocol === 'https:';
  if (!isHttps && !(url.protocol === 'http:' && isLoopback(url.hostname))) throw new Error('it must be https');
  const signal = AbortSignal.timeout(LIMIT_MS);
  // Looked up once: a name could lead to another address the next time.
  const { address, family } = await lookup(url.hostname.replace(/^\[(.+)\]$/, '$1'));
  const range = parseAddress(address)?.range();
  if (range !== 'unicast' && !(range === 'loopback' && mayBeLocal)) throw new Error('it is on no public address');
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      agent: false,
      autoSelectFamily: false,
      lookup: (_host: string, _options: object, done: (error: null, address: string, family: number) => void) =>
        done(null, address, family),
      signal,
    } as const;
    const sent = (isHttps ? requestHttps : requestHttp)(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
