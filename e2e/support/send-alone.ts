import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Sent {
  token?: string | undefined;
  body?: object | undefined;
}

export interface Received {
  /** 0 where the connection broke. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends a request over a connection of its own. */
export function sendAlone(method: string, url: string, { token, body }: Sent = {}): Promise<Received> {
  const headers = {
    'X-Forwarded-For': '10.9.8.7',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body && { 'Content-Type': 'application/json' }),
  };
  return new Promise((resolve) => {
    const sent = request(url, { method, agent: false, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: await text(response) });
    });
    sent.once('error', () => resolve({ status: 0, headers: {}, text: '' }));
    sent.end(body && JSON.stringify(body));
  });
}
