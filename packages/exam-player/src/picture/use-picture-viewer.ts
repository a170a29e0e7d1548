import { useEffect, useReducer } from 'react';
import type { PictureViewer } from './picture-viewer';

let loaded: typeof PictureViewer | undefined;

/** Fetches what zooms a picture. */
export async function fetchPictureViewer(): Promise<void> {
  loaded ??= (await import('./picture-viewer')).PictureViewer;
}

/**
 * What zooms a picture. It is fetched as soon as there is a picture, and again when one is opened without it: a network
 * that is gone by then costs the zoom, never the test.
 */
export function usePictureViewer(isOpen: boolean): typeof PictureViewer | undefined {
  const [, showViewer] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (loaded) return;
    fetchPictureViewer()
      .then(() => isOpen && showViewer())
      .catch(() => undefined);
  }, [isOpen]);
  return loaded;
}
