import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AttemptReview } from '@wattle/contract/results';
import type { NetworkLine } from './network-line';
import type { Random } from './random';

const LETTERS = ['A', 'B', 'C', 'D'];
/** Long enough for a page that waits for files. */
const WAY_ON_MS = 40_000;

/** A child who takes tests while the network is cut again and again. What was chosen is noted here. */
export class CutTest {
  cuts = 0;
  private chosen = new Map<number, string>();

  constructor(
    private readonly page: Page,
    private readonly line: NetworkLine,
    private readonly random: Random,
  ) {}

  /** Takes a test from its opening to its result, with so many cuts. Gives how many answers were compared. */
  async take(path: string, cuts: number): Promise<number> {
    const until = this.cuts + cuts;
    this.chosen = new Map();
    await this.cutDuring(() => this.page.goto(this.line.url + path));
    await this.enter(path);
    const steps = [this.answer, this.answer, this.answer, this.turn, this.turn, this.reload, this.leave];
    while (this.cuts < until - 1) {
      const step = this.random.pick(steps);
      await this.cutDuring(() => step.call(this, path));
      await this.expectChosen();
    }
    const attemptId = await this.attemptId();
    await this.cutDuring(() => this.submit());
    return this.compare(attemptId);
  }

  /** Does something, and cuts the network meanwhile. It may be back before, or only after a few steps more. */
  private async cutDuring(act: () => Promise<unknown>): Promise<void> {
    this.cuts += 1;
    const acting = act();
    await sleep(this.random.whole(0, 80));
    const isHung = this.random.isTrueWith(0.2);
    if (isHung) this.line.hang();
    else this.line.disconnect();
    if (this.random.isTrueWith(0.5)) await sleep(this.random.whole(0, 400));
    if (isHung) this.line.resume();
    if (isHung || this.random.isTrueWith(0.5)) this.line.reconnect();
    await acting;
  }

  private async answer(): Promise<void> {
    const radios = this.page.getByRole('radio');
    if ((await radios.count()) === 0) return;
    const letter = this.random.pick(LETTERS);
    const radio = this.page.getByRole('radio', { name: new RegExp(`^${letter}`) });
    if (!(await radio.isVisible()) || (await this.isLocked())) return;
    await radio.check();
    this.chosen.set(await this.number(), letter);
  }

  private async turn(): Promise<void> {
    const button = this.page.getByRole('button', { name: this.random.pick(['Next', 'Previous']), exact: true });
    if (await button.isEnabled()) await button.click();
  }

  private async reload(path: string): Promise<void> {
    await this.page.reload();
    await this.enter(path);
  }

  /** To another page of the child and back. */
  private async leave(path: string): Promise<void> {
    await this.page.goto(`${this.line.url}${this.random.pick(['/student-dashboard', '/login', '/terms'])}`);
    await this.expectWayOn();
    await this.page.goto(this.line.url + path);
    await this.enter(path);
  }

  /** Gets to the question, by whatever way on the page offers. */
  private async enter(path: string): Promise<void> {
    const { page } = this;
    const question = page.getByText(/^Question \d+ of \d+$/);
    const start = page.getByRole('button', { name: 'Start', exact: true });
    const again = page.getByRole('button', { name: 'Try again' }).or(page.getByRole('link', { name: 'Try again' }));
    // Once without the network, then until it has started.
    let press = () =>
      this.cutDuring(async () => {
        press = () => start.click({ timeout: 1_000 });
        await start.click();
      });
    await expect(async () => {
      await this.expectWayOn();
      if (await question.isVisible()) return;
      this.line.reconnect();
      if (await start.isVisible()) await press();
      if (await again.first().isVisible()) await again.first().click({ timeout: 1_000 });
      if (!page.url().includes(path)) await page.goto(this.line.url + path);
      await expect(question).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: WAY_ON_MS });
  }

  private async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit', exact: true }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  }

  /** Everything has come to the server, whatever page the child is on. */
  private async compare(attemptId: string): Promise<number> {
    const { page, line } = this;
    if (this.random.isTrueWith(0.5)) {
      line.disconnect();
      await page.goto(`${line.url}/student-dashboard`);
      await this.expectWayOn();
    }
    line.reconnect();
    const result = async () => {
      const token = await page.evaluate(() => localStorage.access_token as string);
      const headers = { Authorization: `Bearer ${token}` };
      const response = await page.request.get(`${line.url}/api/attempts/${attemptId}`, { headers });
      return response.ok() ? ((await response.json()) as AttemptReview).result : undefined;
    };
    await expect.poll(async () => (await result()) !== undefined, { timeout: 70_000 }).toBe(true);
    const { questions = [] } = (await result()) ?? {};
    for (const [number, letter] of this.chosen)
      expect(questions[number - 1]?.selectedAnswer?.[0], `question ${number}`).toBe(letter);
    return this.chosen.size;
  }

  private attemptId(): Promise<string> {
    return this.page.evaluate(() => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith('wattle-ui-state-'));
      return keys[0]?.slice('wattle-ui-state-'.length) ?? '';
    });
  }

  /** What was chosen for the question on the screen is seen. */
  private async expectChosen(): Promise<void> {
    const letter = this.chosen.get(await this.number());
    if (letter) await expect(this.page.getByRole('radio', { name: new RegExp(`^${letter}`) })).toBeChecked();
  }

  /** Each page has something to go on with; none is the browser's own. */
  private async expectWayOn(): Promise<void> {
    expect(this.page.url()).toContain(this.line.url);
    const way: Locator = this.page.getByRole('link').or(this.page.getByRole('button')).or(this.page.getByRole('radio'));
    await expect(way.first()).toBeVisible({ timeout: WAY_ON_MS });
  }

  private async isLocked(): Promise<boolean> {
    return (await this.page.getByRole('dialog').count()) > 0;
  }

  private async number(): Promise<number> {
    const text = await this.page.getByText(/^Question \d+ of \d+$/).textContent();
    return Number(/\d+/.exec(text ?? '')?.[0]);
  }
}
