import { expect, type Page } from '@playwright/test';
import type { Subject, TestType } from '@wattle/contract/constants';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import type { Credentials } from './api-calls';
import { aStudent, type Child } from './family';
import type { Product } from './product';
import { logInContext } from './remote-pages';
import { TestCalls } from './test-calls';
import { Visitor } from './visitor';

/** What earlier versions of the remote call a test. */
const EARLIER_NAMES: Record<string, string> = {
  'weekly Maths': 'Weekly test',
  'mega Maths': 'Mega test',
  'practice test': 'Practice test',
};

/** What a child does on Wattle, in a child's words. */
export class Student extends Visitor {
  private constructor(
    page: Page,
    product: Product,
    readonly credentials: Credentials,
  ) {
    super(page, product);
  }

  /** A child whose family has just signed up, and who is logged in. */
  static async signUp(page: Page, product: Product, about?: Partial<Child>): Promise<Student> {
    const student = new Student(page, product, await aStudent(product, about));
    await logInContext(page.context(), product, student.credentials);
    return student;
  }

  /** The same, at its dashboard. */
  static async logIn(page: Page, product: Product): Promise<Student> {
    return Student.logInAs(page, product, await aStudent(product));
  }

  static async logInAs(page: Page, product: Product, credentials: Credentials): Promise<Student> {
    const student = new Student(page, product, credentials);
    await student.openAt('/student-dashboard', credentials);
    return student;
  }

  /** The child of the demo, who has a month of results. */
  static async logInAsDemo(page: Page, product: Product): Promise<Student> {
    return Student.logInAs(page, product, DEMO_ACCOUNTS.student);
  }

  /** The same child in another browser. */
  async inAnotherBrowser(page: Page): Promise<Student> {
    return Student.logInAs(page, this.product, this.credentials);
  }

  /** What the child's page asks of the API. */
  async calls(): Promise<TestCalls> {
    const { origins } = await this.page.context().storageState();
    const stored = new Map(origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])));
    const { id } = JSON.parse(stored.get('user') ?? '{}');
    return new TestCalls(this.product.apiUrl, { id, token: stored.get('access_token') ?? '' });
  }

  async openDashboard(): Promise<void> {
    await this.goto('/student-dashboard');
    await expect(this.page.getByRole('banner')).toBeVisible();
  }

  /** Begins a test from the dashboard, or goes on with it; `name` is what its button is called after. */
  async begin(name: string): Promise<void> {
    const names = [name, EARLIER_NAMES[name]].filter(Boolean).join('|');
    await this.page
      .getByRole('link', { name: new RegExp(`^(Start|Resume) (${names})$`) })
      .last()
      .click();
    await this.startUnlessStarted(this.page.getByText(/^Question \d+ of \d+$/));
  }

  /** Begins the test at this address. */
  async beginAt(path: string): Promise<void> {
    await this.goto(path);
    await this.startClock();
    await expect(this.page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  }

  /** Begins the weekly test of Maths, as most journeys in a test do. */
  beginWeekly(): Promise<void> {
    return this.beginAt('/test/weekly-test/maths');
  }

  /** Chooses the first option of every question from the one on the screen to the last. */
  async answerEverything(): Promise<void> {
    const next = this.page.getByRole('button', { name: 'Next', exact: true });
    for (;;) {
      if (await this.page.getByRole('radio').first().isVisible()) await this.answer('A');
      // An earlier version of the remote keeps the button on the last question.
      if ((await next.isHidden()) || (await next.getAttribute('aria-disabled')) === 'true') return;
      await next.press('Enter');
    }
  }

  /** Answers the last question; the server has an A for each of the others already. */
  async answerTheLast(): Promise<void> {
    const { page } = this;
    const [, , testType, subject] = new URL(page.url()).pathname.split('/');
    const calls = await this.calls();
    const { attemptId, questions } = await calls.open({ testType: testType as TestType, subject: subject as Subject });
    const version = Date.now();
    const answers = questions.slice(0, -1).map((each) => ({ questionId: each.id, selectedAnswer: 'A', version }));
    await calls.save(attemptId, { answers });
    await page.reload();
    const palette = page.getByRole('button', { name: 'All questions' });
    await expect(page.getByText(/^Question \d+ of \d+$/)).toBeVisible();
    if (await palette.isVisible()) await palette.click();
    await page.getByRole('button', { name: `Question ${questions.length}, not answered` }).click();
    await this.answer('A');
  }

  async write(text: string): Promise<void> {
    await this.page.getByLabel('Your response').fill(text);
  }

  /** Submits, and says yes to the question whether it is meant. */
  async submitForGood(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit', exact: true }).click();
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

  /** Takes once more what the result offers, and tells how many questions that are. */
  async retry(): Promise<number> {
    const link = this.page.getByRole('link', { name: /^(Retry the \d+ wrong ones|Try these three)$/ });
    const [count = '3'] = (await link.textContent())?.match(/\d+/) ?? [];
    await link.click();
    return Number(count);
  }

  /** Opens every question of the list that is shown, by keyboard. */
  async openAnswers(): Promise<void> {
    const more = this.page.getByRole('button', { name: /^Show \d+ more$/ });
    if (await more.isVisible()) await more.press('Enter');
    const next = this.page.getByRole('button', { name: /^Why question \d+$/ }).first();
    while ((await next.count()) > 0) await next.press('Enter');
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('Saved', { exact: true })).toBeAttached({ timeout: 30_000 });
  }
}
