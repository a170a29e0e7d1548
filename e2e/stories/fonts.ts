import { homedir } from 'node:os';
import { join } from 'node:path';
import { hasFont } from '../../scripts/lib/system-packages';

/** Why pictures are not compared; undefined where they are. */
export const MISSING_FONT = hasFont()
  ? undefined
  : 'pictures of stories: Liberation Sans is missing (Debian: apt-get install fonts-liberation)';

/** The environment of a browser that knows this font only. */
export const FONT_ENVIRONMENT = hasFont() && {
  env: { PATH: '/usr/bin:/bin', HOME: homedir(), FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
};
