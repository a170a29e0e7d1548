import type { Page, Route } from '@playwright/test';
import type { Registry, Release } from '@wattle/federation/registry';
import { signRegistry } from '@wattle/federation/signing';
import { journeyKeys } from './build';

type Respond = (route: Route) => Promise<void>;

const HTML = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Wattle</title>' };

/** How a file may fail on its way. */
const RESPONSES = {
  missing: (route) => route.fulfill({ status: 404, body: '' }),
  'an HTML page': (route) => route.fulfill(HTML),
  hanging: async () => undefined,
  'cut off': (route) => route.abort('connectionreset'),
  'wrong JSON': (route) => route.fulfill({ json: { statusCode: 503, message: 'Try again later.' } }),
} satisfies Record<string, Respond>;

export type ResponseFault = keyof typeof RESPONSES;

const FILES = ['entry', 'exposed chunk', 'lazy chunk', 'registry'] as const;
export type FileKind = (typeof FILES)[number];

/** Lets the files of a kind fail in a page; of remotes, those of one release. */
export async function failFiles(page: Page, kind: FileKind, fault: ResponseFault, release: Release): Promise<void> {
  const isFaulty = (url: URL) => kindOf(url.pathname, release) === kind;
  await page.route(isFaulty, RESPONSES[fault]);
}

function kindOf(pathname: string, { baseUrl, entry, preload }: Release): FileKind | undefined {
  if (pathname === '/registry.json') return 'registry';
  if (!pathname.startsWith(baseUrl)) return undefined;
  const file = pathname.slice(baseUrl.length);
  if (file === entry) return 'entry';
  return preload.includes(file) ? 'exposed chunk' : 'lazy chunk';
}

/** Sends pages with a registry of the test's making, which is signed as by a release. */
export async function sendRegistry(page: Page, registry: Registry | string): Promise<void> {
  const text =
    typeof registry === 'string' ? registry : JSON.stringify(signRegistry(registry, journeyKeys(), new Date()));
  await changeInlined(page, () => text);
}

/** Changes the registry wherever a page gets it, as whoever has the store of releases could. */
export async function tamperWithRegistry(page: Page, change: (registry: Registry) => Registry): Promise<void> {
  const changed = (text: string) => JSON.stringify(change(JSON.parse(text)));
  await changeInlined(page, changed);
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changed(await response.text()) });
  });
}

async function changeInlined(page: Page, change: (text: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => !/\.\w+$|^\/(api|releases)\//.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(id="registry">)([^<]*)/,
        (_all, start: string, text: string) => start + change(text).replaceAll('<', '\\u003c'),
      );
      await route.fulfill({ response, body });
    },
  );
}
