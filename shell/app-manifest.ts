import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { themes } from '@wattle/design-system/themes';

/** Folder of the icons. */
export const ICONS = dirname(fileURLToPath(import.meta.resolve('@wattle/design-system/app-icons/icon-192.png')));

/**
 * Says how Wattle is installed as an app. It starts where everybody is led to their own start page.
 *
 * @param publicPath - Where the files of this release are.
 */
export function appManifest(publicPath: string) {
  const icon = (name: string, size: number, purpose = 'any') => ({
    src: `${publicPath}icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: 'Wattle',
    short_name: 'Wattle',
    description: 'Practice for selective-school entry exams.',
    lang: 'en-AU',
    start_url: '/login',
    scope: '/',
    display: 'standalone',
    background_color: themes.light.paper,
    theme_color: themes.light.paper,
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
  };
}
