import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ROOT } from '../../../scripts/lib/root';
import { BROWSER } from '../../support/browser';
import { fetchedFor, kilobytes } from '../../support/first-visit';
import type { Product } from '../../support/product';
import { Student } from '../../support/student';
import { storedBytesIn } from './index-costs';
import type { Measured } from './measured';

type Sent = Measured['sentBytes'];

const CALLS: [name: keyof Sent, method: string, path: RegExp][] = [
  ['list', 'GET', /\/api\/attempts$/],
  ['open', 'GET', /\/api\/test\/subject-test\//],
  ['save', 'PUT', /\/api\/attempts\/\w+\/answers$/],
  ['submit', 'POST', /\/api\/test\/subject-test\/submit$/],
];

/** What the shell's server sends to a browser: for a first visit, and in answer to each call of a test, with its headers. */
export async function measureSentBytes(product: Product): Promise<Sent> {
  const browser = await chromium.launch(BROWSER);
  try {
    const firstVisit = kilobytes(await fetchedFor(await browser.newPage(), `${product.url}/`)) * 1_000;
    const page = await browser.newPage();
    const sizes = collectSizes(page);
    const student = await Student.logIn(page, product, 'bench');
    await student.beginAt('/test/weekly-test/maths');
    await student.answer('A');
    await student.expectSaved();
    await student.submitAndSeeResult();
    return { firstVisit, ...(await sizes()) };
  } finally {
    await browser.close();
  }
}

/** Gives a function that tells how large the latest response to each kind of call was. */
function collectSizes(page: Page): () => Promise<Omit<Sent, 'firstVisit'>> {
  const latest = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const call = CALLS.find(([, method, path]) => method === request.method() && path.test(pathname));
    const size = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return responseBodySize + responseHeadersSize;
    };
    if (call) latest.set(call[0], size());
  });
  const sizeOf = async (name: keyof Sent) => {
    const size = await latest.get(name);
    if (size === undefined) throw new Error(`The page has made no call of the kind ${name}.`);
    return size;
  };
  return async () => ({
    list: await sizeOf('list'),
    open: await sizeOf('open'),
    save: await sizeOf('save'),
    submit: await sizeOf('submit'),
  });
}

/** What the file of the embedded engine holds of one child that has a session, and of one attempt. */
export async function measureStoredBytes(): Promise<Measured['storedBytes']> {
  const folder = join(ROOT, 'api');
  const tsx = join(ROOT, 'node_modules/.bin/tsx');
  const { stdout } = await promisify(execFile)(tsx, ['bench/index-costs.ts'], { cwd: folder });
  return storedBytesIn(stdout);
}
