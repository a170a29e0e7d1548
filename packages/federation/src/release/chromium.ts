import { existsSync } from 'node:fs';
import { ReleaseError } from './published';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function installedChromium(): string | undefined {
  return PLACES.find((path) => existsSync(path));
}

export function findChromium(named: string | undefined): string {
  const found = named ?? installedChromium();
  if (found && existsSync(found)) return found;
  throw new ReleaseError(
    named
      ? `There is no browser at ${named}.`
      : `A release is tested in Chromium, and there is none here. Install it (on Debian: apt-get install chromium) or name it: --browser <path>`,
  );
}
