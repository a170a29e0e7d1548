import type { BrowserContext } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { type Credentials, logIn } from './api-calls';
import type { Product } from './product';
import { TestCalls } from './test-calls';

/** A page that shows what the API has for it. */
export interface DataPage {
  name: string;
  /** Whose page it is. */
  remote: string;
  account?: Credentials;
  /** Brings about what the page shows, and gives its address. */
  path: (product: Product, context: BrowserContext) => Promise<string>;
  /** Path below /api of what it needs first. */
  call: string | RegExp;
  shows: string | RegExp;
}

/** An address that needs nothing to be brought about. */
export const at = (path: string) => async () => path;

export const DATA_PAGES: DataPage[] = [
  {
    name: 'dashboard',
    remote: 'tests',
    account: DEMO_ACCOUNTS.student,
    path: at('/student-dashboard'),
    call: 'attempts',
    shows: 'Latest results',
  },
  {
    name: 'card before a test',
    remote: 'tests',
    account: DEMO_ACCOUNTS.student,
    path: at('/test/mega-test/maths'),
    call: 'attempts',
    shows: 'Ready?',
  },
  {
    name: 'result of a test',
    remote: 'tests',
    account: DEMO_ACCOUNTS.student,
    path: pathOfResult,
    call: /^attempts\/\w+$/,
    shows: /right/,
  },
  {
    name: 'hub of the free assessment',
    remote: 'assessment',
    path: async (product, context) => {
      const email = 'early@example.com';
      await context.request.post(`${product.url}/api/freeassesment/userdetailforassesment`, { data: { email } });
      await context.addInitScript((address) => localStorage.setItem('userEmail', address), email);
      return '/test-assesment-books';
    },
    call: 'freeassesment/userAssessmentDetails',
    shows: 'Your three tests',
  },
  {
    name: 'list of questions',
    remote: 'admin',
    account: DEMO_ACCOUNTS.admin,
    path: at('/view-questions/Maths'),
    call: 'questions/views-questions/Maths',
    shows: 'Questions for Maths',
  },
];

/** The address of a result of the demo's child. */
async function pathOfResult({ apiUrl }: Product): Promise<string> {
  const { access, user } = await logIn(apiUrl, DEMO_ACCOUNTS.student);
  const { attempts } = await new TestCalls(apiUrl, { id: user.id, token: access }).list();
  const { attemptId } = attempts.find(({ submittedAt }) => submittedAt) ?? {};
  return `/student-dashboard/attempts/${attemptId}`;
}
