import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PARENT } from '@wattle/environment';
import type { ModelServer } from '../../scripts/testing/model-server';
import { aStudent } from '../support/family';
import type { Product } from '../support/product';
import { logInContext, logInParent } from '../support/remote-pages';
import { type Role, Seat } from './seat';
import type { State } from './state';
import type { Screen } from './widths';

/** A state that could not be brought about. */
export interface Fault {
  name: string;
  width: number;
  message: string;
}

export interface Visit {
  browser: Browser;
  product: Product;
  model: ModelServer;
  screen: Screen;
  states: readonly State[];
}

/** Brings about each state on one screen, and lets it be looked at. */
export async function visitStates(
  { browser, product, model, screen, states }: Visit,
  look: (seat: Seat, name: string) => Promise<void>,
): Promise<Fault[]> {
  const { hasTouch, ...viewport } = screen;
  const faults: Fault[] = [];
  const users = new Map<Role, BrowserContext>();
  const contextOf = async (role: Role) => {
    const context =
      users.get(role) ??
      (await browser.newContext({
        viewport,
        hasTouch,
        isMobile: hasTouch,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      }));
    if (role === 'visitor' || users.has(role)) return context;
    const session =
      role === 'parent'
        ? await logInParent(context, product, DEMO_PARENT)
        : await logInContext(context, product, role === 'newcomer' ? await aStudent(product) : DEMO_ACCOUNTS[role]);
    // A state may end the session; in the next one it goes on.
    await context.addInitScript((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, session);
    users.set(role, context);
    return context;
  };

  for (const [name, role, open] of states) {
    const context = await contextOf(role);
    const seat = new Seat(await context.newPage(), product, context, model);
    const isIdle = watchRequests(seat.page);
    try {
      await open(seat);
      await isIdle();
    } catch (error) {
      faults.push({ name, width: screen.width, message: String((error as Error).message).split('\n')[0] ?? '' });
    }
    await look(seat, name);
    await context.setOffline(false);
    await seat.page.close();
    if (role === 'visitor') await context.close();
  }
  await Promise.all([...users.values()].map((context) => context.close()));
  return faults;
}

/** How long a request may take before it is one that a state holds. */
const LONGEST_MS = 3_000;
/** How long nothing is asked for after the last response. */
const QUIET_MS = 100;

/** Gives a function that waits until a page has what it has asked for, and its heading. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = 0;
  const change = (request: Request, isOpen: boolean) => {
    changedAt = Date.now();
    if (isOpen) open.add(request);
    else open.delete(request);
  };
  page.on('request', (request) => change(request, true));
  page.on('requestfinished', (request) => change(request, false));
  page.on('requestfailed', (request) => change(request, false));
  return async () => {
    await page.getByRole('heading').first().waitFor({ timeout: LONGEST_MS });
    const deadline = Date.now() + LONGEST_MS;
    while (Date.now() < deadline && (open.size > 0 || Date.now() - changedAt < QUIET_MS))
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 2));
  };
}
