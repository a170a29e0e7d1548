import { PayloadTooLargeException, UnprocessableEntityException } from '@nestjs/common';
import { IMAGE_LIMITS } from '@wattle/contract/constants';
import sharp from 'sharp';

/** Hexadecimal signatures of the accepted formats (docs/published.md, fields), checked before anything is decoded. */
const SIGNATURES = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  gif: /^47494638(37|39)61/,
  webp: /^52494646.{8}57454250/,
};

const NOT_A_PICTURE = 'This is not a PNG, JPEG, WebP or GIF picture. Please choose another one.';

/** Checks a picture and encodes it again, which drops everything else in the file. */
export async function reencode(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > IMAGE_LIMITS.bytes)
    throw new PayloadTooLargeException('This picture is larger than 5 MB. Please make it smaller.');
  const beginning = bytes.subarray(0, 16).toString('hex');
  if (!Object.values(SIGNATURES).some((signature) => signature.test(beginning)))
    throw new UnprocessableEntityException(NOT_A_PICTURE);

  const { side } = IMAGE_LIMITS;
  const picture = sharp(bytes, { limitInputPixels: side * side, failOn: 'error' });
  const { width = 0, height = 0 } = await picture.metadata().catch(refuse);
  if (width > side || height > side) {
    throw new UnprocessableEntityException(`This picture is too large: at most ${side} pixels a side.`);
  }
  return picture.rotate().webp({ quality: 90 }).toBuffer().catch(refuse);
}

function refuse(): never {
  throw new UnprocessableEntityException(NOT_A_PICTURE);
}
