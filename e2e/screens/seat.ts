import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ModelServer } from '../../scripts/testing/model-server';
import type { Product } from '../support/product';
import { Visitor } from '../support/visitor';

/** Who looks: nobody in particular, the demo's student, a child whose family has just signed up, the demo's admin and parent. */
export type Role = 'visitor' | 'student' | 'newcomer' | 'admin' | 'parent';

const PATIENCE_MS = 30_000;

/** A browser in which a state is brought about. Its user is the same for all states of one width, except a visitor. */
export class Seat extends Visitor {
  constructor(
    page: Page,
    product: Product,
    readonly context: BrowserContext,
    readonly model: ModelServer,
  ) {
    super(page, product, 'screens');
  }

  /** Presses a button or follows a link, the first one of this name. */
  async press(name: string | RegExp): Promise<void> {
    const named = { name, exact: typeof name === 'string' };
    const either = this.page.getByRole('button', named).or(this.page.getByRole('link', named));
    await either.first().click({ timeout: PATIENCE_MS });
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).first().fill(text, { timeout: PATIENCE_MS });
  }

  /** Waits until something is on the screen. */
  see(locator: Locator): Promise<void> {
    return locator.first().waitFor({ timeout: PATIENCE_MS });
  }

  /** Opens a test up to a question, past what stands before its clock. */
  async openTest(path: string, question = 1): Promise<void> {
    await this.goto(path);
    const position = this.page.getByText(/^Question \d+ of \d+$/).first();
    const start = this.page.getByRole('main').getByRole('button', { name: /^(Start|Begin|Continue)/ });
    await this.see(position.or(start));
    if (!(await position.isVisible())) await start.first().click();
    await this.see(position);
    for (let number = 1; number < question; number += 1) await this.next();
  }

  /** Goes on until the question on the screen has what is looked for. */
  async findQuestion(locator: Locator): Promise<void> {
    const next = this.page.getByRole('button', { name: 'Next', exact: true });
    const previous = this.page.getByRole('button', { name: 'Previous', exact: true });
    // A test goes on where it was left.
    while (await previous.isEnabled()) await previous.click();
    while (!(await locator.first().isVisible()) && (await next.isVisible())) await next.click();
    await this.see(locator);
  }

  /** Answers calls with a failure from here on. */
  async fail(path: RegExp, status = 503): Promise<void> {
    const body = JSON.stringify({ message: 'This part of Wattle has a rest. Please try again in a minute.' });
    await this.page.route(path, (route) => route.fulfill({ status, contentType: 'application/json', body }));
  }

  /** Answers calls with what a server would know from here on. */
  async respond(path: RegExp, json: object): Promise<void> {
    await this.page.route(path, (route) => route.fulfill({ json }));
  }

  /** Leaves calls without an answer, so that what is shown while one waits stays. */
  async hold(path: RegExp): Promise<void> {
    await this.page.route(path, () => undefined);
  }
}
