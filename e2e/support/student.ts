import { expect, type Page } from '@playwright/test';
import { aStudent, type Credentials } from './family';
import type { Product } from './product';
import { Visitor } from './visitor';

/** What a child does on Wattle, in a child's words. */
export class Student extends Visitor {
  private constructor(
    page: Page,
    product: Product,
    screen: string,
    readonly credentials: Credentials,
  ) {
    super(page, product, screen);
  }

  /** A child whose family has just signed up, at its dashboard. */
  static async logIn(page: Page, product: Product, screen: string): Promise<Student> {
    const student = new Student(page, product, screen, await aStudent(product));
    await student.logInAt('/student-dashboard', student.credentials);
    return student;
  }

  /** The same child in another browser. */
  async inAnotherBrowser(page: Page): Promise<Student> {
    const student = new Student(page, this.product, 'another-browser', this.credentials);
    await student.logInAt('/student-dashboard', this.credentials);
    return student;
  }

  /** Begins a test from the dashboard, or goes on with it; `name` is what its button is called after. */
  async begin(name: string): Promise<void> {
    await this.page
      .getByRole('link', { name: new RegExp(`^(Start|Resume) ${name}$`) })
      .last()
      .click();
    await expect(this.page.getByText(/^Question \d+ of \d+$/)).toBeVisible();
  }

  /** Chooses the first option of every question from the one on the screen to the last. */
  async answerEverything(): Promise<void> {
    const next = this.page.getByRole('button', { name: 'Next', exact: true });
    for (;;) {
      if (await this.page.getByRole('radio').first().isVisible()) await this.answer('A');
      if ((await next.getAttribute('aria-disabled')) === 'true') return;
      await next.click();
    }
  }

  async write(text: string): Promise<void> {
    await this.page.getByRole('textbox').fill(text);
  }

  /** Submits, and says yes to the question whether it is meant. */
  async submitForGood(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  }

  /** Submits the test and sees its result. */
  async submitAndSeeResult(): Promise<void> {
    await this.submitForGood();
    await this.seeResult();
  }

  async seeResult(): Promise<void> {
    await expect(this.page).toHaveURL(/\/student-dashboard\/attempts\/[0-9a-f]{24}$/, { timeout: 30_000 });
    await expect(this.page.getByRole('region', { name: 'Result' })).toBeVisible();
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('Saved', { exact: true })).toBeAttached({ timeout: 30_000 });
  }
}
