import { installedChromium } from '@wattle/federation/release';

/** The browser of this machine, as Playwright's own is never downloaded; without a window it takes a third less of the cores. */
export const BROWSER = {
  executablePath: installedChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
