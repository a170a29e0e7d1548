import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { FreeTest } from '@wattle/contract/free-tests';
import type { Credentials } from './api-calls';
import type { Product } from './product';
import { logInContext } from './remote-pages';

/** What a visitor does on Wattle, in a visitor's words. */
export class Visitor {
  readonly email = `visitor-${randomUUID().slice(0, 8)}@example.com`;

  constructor(
    readonly page: Page,
    readonly product: Product,
  ) {}

  goto(path: string) {
    return this.page.goto(this.product.url + path);
  }

  async startAssessment(grade?: string): Promise<void> {
    await this.goto('/freeassesment');
    await this.page.getByLabel('Email').fill(this.email);
    if (grade) await this.page.getByLabel('Grade (year)').selectOption(grade);
    await this.page.getByRole('button', { name: 'Start' }).click();
    await expect(this.page.getByRole('heading', { name: 'Your three tests' })).toBeVisible();
  }

  async startTest({ title }: Pick<FreeTest, 'title'>): Promise<void> {
    await this.page.getByRole('button', { name: `Start ${title}` }).click();
    await this.startUnlessStarted(this.page.getByText('Question 1 of 10'));
  }

  /** Gets as far as this question; a test that goes on, or one of an earlier version, asks for no start. */
  protected async startUnlessStarted(question: Locator): Promise<void> {
    const ready = this.page.getByRole('heading', { name: 'Ready?' });
    await expect(ready.or(question)).toBeVisible();
    if (await ready.isVisible()) await this.startClock();
    await expect(question).toBeVisible();
  }

  /** Starts the test that waits on the screen. */
  async startClock(): Promise<void> {
    await startClockOn(this.page);
  }

  /** Chooses an option of the question on the screen; of sentences for gaps the first free one where this one is used. */
  async answer(letter: string): Promise<void> {
    const used = this.page.getByRole('radio', { name: new RegExp(`^${letter}.*In gap \\d+$`) });
    const name = (await used.isVisible()) ? /^(?!.*In gap \d+$)/ : new RegExp(`^${letter}`);
    await this.page.getByRole('radio', { name }).first().check();
  }

  /** By keyboard: pressed by pointer again and again as fast as a test can, it would count as a double tap. */
  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  }

  async previous(): Promise<void> {
    await this.page.getByRole('button', { name: 'Previous', exact: true }).press('Enter');
  }

  async answerAll(letter: string): Promise<void> {
    for (let number = 1; number <= 10; number += 1) {
      await this.answer(letter);
      if (number < 10) await this.next();
    }
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit', exact: true }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
    await expect(this.page.getByRole('heading', { name: 'Your three tests' })).toBeVisible();
  }

  async takeTest(test: Pick<FreeTest, 'title'>, letter = 'A'): Promise<void> {
    await this.startTest(test);
    await this.answerAll(letter);
    await this.submit();
  }

  async sendResults(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit Result' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
    // An earlier version of the remote shows the form again.
    const start = this.page.getByRole('heading', { name: 'Student Information' });
    await expect(
      this.page.getByRole('heading', { level: 1, name: /30 right|Three tests done/ }).or(start),
    ).toBeVisible();
  }

  /** Fills in the log-in form on the screen, and waits until the page has been loaded afresh. */
  async logIn({ username, password }: Credentials): Promise<void> {
    const reload = this.page.waitForEvent('load');
    await this.page.getByLabel('Username or email').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Log In' }).click();
    await reload;
  }

  /** Logs in on the screen and is at home. */
  async logInAt(home: string, credentials: Credentials): Promise<void> {
    await this.goto('/login');
    await this.logIn(credentials);
    await expect(this.page).toHaveURL(this.product.url + home);
  }

  /** Is logged in and at home, without the screen: that takes a third of a journey. */
  async openAt(home: string, credentials: Credentials): Promise<void> {
    await logInContext(this.page.context(), this.product, credentials);
    await this.goto(home);
    await expect(this.page.getByRole('banner')).toBeVisible();
  }

  /** The entries of the bar, which fold into a list on a phone. */
  async menu(): Promise<Locator> {
    const opener = this.page.getByRole('button', { name: 'Open menu' });
    await expect(this.page.getByRole('banner')).toBeVisible();
    if (await opener.isVisible()) await opener.click();
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  async logOut(): Promise<void> {
    await (await this.menu()).getByRole('button', { name: 'Logout' }).click();
  }
}

/** Starts the test that waits on this page. */
export async function startClockOn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

/** Whether a run takes pictures and looks for what keeps people out: with mixed versions each page is one of another run. */
export function looksAtPages(): boolean {
  return test.info().config.metadata.looksAtPages !== false;
}
