import sharp from 'sharp';

/** A cell of Excel holds no more characters. */
const CELL_CHARACTERS = 32_767;
/** Four characters of base64 are three bytes. */
const CELL_BYTES = Math.floor(CELL_CHARACTERS / 4) * 3;
/** The units of a scene: on a screen it is shown no wider. */
const SCENE_WIDTH = 1_000;

/**
 * A picture as the column `image_data` takes it. Drawings are the PNG of the bank; a scene that fits no cell is made
 * smaller, at the best quality that does.
 */
export async function cellPicture(png: Buffer): Promise<string> {
  if (png.length <= CELL_BYTES) return png.toString('base64');
  for (let quality = 90; quality > 0; quality -= 5) {
    const smaller = await sharp(png).resize({ width: SCENE_WIDTH }).webp({ quality, effort: 6 }).toBuffer();
    if (smaller.length <= CELL_BYTES) return smaller.toString('base64');
  }
  throw new Error('This picture fits no cell.');
}
