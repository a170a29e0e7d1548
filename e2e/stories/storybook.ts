import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { MAX_HEIGHT, SCALE } from './tolerance';

const DESIGN_SYSTEM = join(import.meta.dirname, '../../design-system');
const BUILT = join(DESIGN_SYSTEM, 'storybook-static');
const AXE = join(import.meta.dirname, '../node_modules/axe-core/axe.min.js');

/** Nobody is asked for it: each request is served from the built files. Only a secure page has a clipboard, which typing needs. */
const ORIGIN = 'https://storybook.test';

interface StoryEntry {
  id: string;
  type: 'story' | 'docs';
  importPath: string;
}

const stories = (): StoryEntry[] => {
  const index = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
};

/** The ids of all stories. */
export const storyIds = (): string[] => stories().map(({ id }) => id);

/** The ids of the stories of pages: of the shell and the remotes, not of the design system. */
export const pageStoryIds = (): string[] =>
  stories().flatMap(({ id, importPath }) => (importPath.startsWith('../') ? [id] : []));

/** The day of every story. */
const NOW = '2026-03-12T02:00:00.000Z';

const HEIGHT = 900;

/** Also of a moment: even with reduced motion a change of theme mixes colours, and a caret blinks. */
const STILL =
  '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; }';

/** A page that shows stories, and what it has complained of. */
export class Storybook {
  private complaints: string[] = [];
  private session: Promise<CDPSession>;

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.complaints.push(message.text()));
    this.session = page.context().newCDPSession(page);
  }

  /** Loads the page with a story, to the end of its play function; its own check of accessibility is left to the tests. */
  async open(id: string): Promise<void> {
    await this.page.clock.setFixedTime(NOW);
    await this.page.route(`${ORIGIN}/**`, (route) => {
      const path = join(BUILT, new URL(route.request().url()).pathname);
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
    });
    await this.page.addInitScript({ path: AXE });
    // Where Storybook knows of no test, it waits for 100 ms after each story whether something begins to move.
    await this.page.addInitScript(() => Object.assign(globalThis, { __vitest_browser__: true }));
    await this.page.goto(`${ORIGIN}/iframe.html?viewMode=story&globals=a11y.manual:!true&id=${id}`);
    await expect(this.page.locator('#storybook-root > *, dialog[open]').first()).toBeAttached();
    // Storybook loads the page again when a story is left before its end.
    await this.page.waitForFunction(hasEnded);
    await this.page.addStyleTag({ content: STILL });
    // The clock of a test counts on it.
    await this.page.evaluate(() => Object.assign(performance, { now: () => 60_000 }));
  }

  /** Shows another story in the same page, and waits for the end of its play function. Gives what went wrong. */
  async show(id: string): Promise<string[]> {
    this.complaints = [];
    const failure = await this.page.evaluate(showStory, id);
    return failure ? [failure, ...this.complaints] : this.complaints;
  }

  /** The serious findings of axe in a theme. */
  async findings(theme: string): Promise<string[]> {
    return this.page.evaluate(findingsIn, theme);
  }

  /** Whether the story that is shown says of its picture that it is meant to vary. */
  async varies(): Promise<boolean> {
    return this.page.evaluate(doesVary);
  }

  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: HEIGHT });
  }

  /** How the story looks in a theme, with what lies below the window. */
  async picture(theme: string): Promise<Buffer> {
    const { width, height } = await this.page.evaluate(sizeIn, theme);
    const { data } = await (await this.session).send('Page.captureScreenshot', {
      clip: { x: 0, y: 0, width, height: Math.min(Math.max(height, 1), MAX_HEIGHT), scale: SCALE },
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }
}

export const test = base.extend<{ storybook: Storybook }>({
  storybook: async ({ page }, use) => use(new Storybook(page)),
});

export { expect };

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface Preview {
  currentRender?: { phase?: string; story?: { parameters: { picture?: { varies?: boolean } } } };
}

/** Runs in the page. */
function hasEnded(): boolean {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
  return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
}

/** Runs in the page. */
function doesVary(): boolean {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
  return preview?.currentRender?.story?.parameters.picture?.varies === true;
}

/** Runs in the page: changes the theme, waits for what the page has to fetch for a picture, and says how large it is. */
async function sizeIn(theme: string): Promise<{ width: number; height: number }> {
  document.documentElement.dataset.theme = theme;
  await document.fonts.ready;
  const images = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { clientWidth: width, scrollHeight: height } = document.documentElement;
  return { width, height };
}

/** Runs in the page: Storybook tells on its channel how a story has ended. */
function showStory(storyId: string): Promise<string | undefined> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  return new Promise((resolve) => {
    let failure: string | undefined;
    const fail = (error: unknown) => {
      failure = String((error as { message?: string })?.message ?? error);
      end();
    };
    const finish = (outcome: unknown) => {
      if ((outcome as { storyId: string }).storyId === storyId) end();
    };
    const end = () => {
      for (const event of failures) channel.off(event, fail);
      channel.off('storyFinished', finish);
      resolve(failure);
    };
    for (const event of failures) channel.on(event, fail);
    channel.on('storyFinished', finish);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Runs in the page. Only colours differ from theme to theme. */
async function findingsIn(theme: string): Promise<string[]> {
  interface Violation {
    id: string;
    impact?: string;
    nodes: { html: string }[];
  }
  interface Axe {
    run: (context: Element, options: object) => Promise<{ violations: Violation[] }>;
  }
  document.documentElement.dataset.theme = theme;
  const { axe } = window as unknown as { axe: Axe };
  // No rule needs style sheets to be fetched once more, and no story has a frame.
  const options = {
    preload: false,
    iframes: false,
    resultTypes: ['violations'],
    ...(theme !== 'light' && { runOnly: ['color-contrast'] }),
  };
  const { violations } = await axe.run(document.body, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
