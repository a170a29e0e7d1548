import { Agent, get } from 'node:http';

const CONNECTIONS = 50;

/** Sends so many requests over 50 connections. Every one must be answered with this status. */
export async function flood(
  url: string,
  headers: Record<string, string>,
  status: number,
  requests: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = requests;
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      const given = await statusOf(url, headers, agent);
      if (given !== status) throw new Error(`${url} answered ${given}, not ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
}

function statusOf(url: string, headers: Record<string, string>, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
}
