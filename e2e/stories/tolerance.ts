/**
 * How much two pictures of a story may differ.
 *
 * The same Chromium draws the same pixels, but for one or two levels of a colour that depend on the processor: 0.03 of
 * pixelmatch's scale lets eight levels of grey pass. A word of the smallest text covers about 25 pixels of a picture, an
 * edge of a button that moves by 8 px at least 50.
 */
export const TOLERANCE = { colour: 0.03, pixels: 12 };

/** Of the page: 0.4 of its size has a sixth of the bytes, and still shows a hairline. */
export const SCALE = 0.4;

/** What lies deeper is not compared, so that a long page weighs no more than ten short ones. */
export const MAX_HEIGHT = 2_000;

export const WIDTHS = [1280, 390];
