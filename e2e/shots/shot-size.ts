/** The screen that is pictured, and its pixels for each CSS pixel: pictures are 1680 by 1050. */
export const SHOT_SIZE = { viewport: { width: 1120, height: 700 }, deviceScaleFactor: 1.5 };
