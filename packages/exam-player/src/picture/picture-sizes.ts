/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Taken for a picture of which nothing is known yet. */
const USUAL: PictureSize = { width: 1080, height: 720 };

/** By address, for as long as the page lives: pictures never change under their address. */
const sizes = new Map<string, PictureSize>();

/** The size of a picture that has been on this page, else the usual one. */
export const sizeOf = (address: string): PictureSize => sizes.get(address) ?? USUAL;

export function rememberSize(address: string, size: PictureSize): void {
  // The address of a picture that staff have just chosen is the picture itself: it would stay in memory.
  if (size.width > 0 && size.height > 0 && !address.startsWith('data:')) sizes.set(address, size);
}

/** Fetches pictures before they are looked at, so that they stand in their size at once. */
export function preloadPictures(addresses: readonly string[]): void {
  for (const address of addresses) {
    const picture = new Image();
    picture.fetchPriority = 'low';
    picture.onload = () => rememberSize(address, { width: picture.naturalWidth, height: picture.naturalHeight });
    picture.src = address;
  }
}
