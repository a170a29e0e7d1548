import { statSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import type { Backend } from '../../support/backend';
import { BROWSER } from '../../support/browser';
import { fetchedFor, kilobytes } from '../../support/first-visit';
import type { Product } from '../../support/product';
import { signInMany } from '../../support/signed-in';
import { Student } from '../../support/student';
import { addPastAttempts } from '../support/past-attempts';
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

const CHILDREN = 5_000;
const ATTEMPTS_OF_EACH = 2;

/** What the file of the embedded engine grows by. */
export async function measureStoredBytes(backend: Backend): Promise<Measured['storedBytes']> {
  const file = backend.engine?.dataFile ?? '';
  const before = statSync(file).size;
  await signInMany(backend.db, 'student', CHILDREN);
  const withChildren = statSync(file).size;
  await addPastAttempts(backend, CHILDREN);
  const child = (withChildren - before) / CHILDREN;
  return { child, attempt: ((statSync(file).size - withChildren) / CHILDREN - child) / ATTEMPTS_OF_EACH };
}
