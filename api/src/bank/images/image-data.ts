import { HttpException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { reencode } from './image-bytes';
import { ImagesService } from './images.service';
import { NOT_A_PICTURE_TEXT, readPictureText } from './picture-text';

const NO_SUCH_PICTURE = 'This Wattle has no such picture: put the picture itself into the cell, as base64.';

/** Makes `image_data` as it is stored of what clients send (docs/published.md, fields). */
@Injectable()
export class ImageData {
  constructor(private readonly images: ImagesService) {}

  /** The address of a picture that came as a file, as base64 or as an address; an empty text stays one. */
  async toAddress(sent: unknown): Promise<string | undefined> {
    if (sent === undefined || sent === '') return sent;
    if (Buffer.isBuffer(sent)) return this.images.keep(sent);
    const picture = readPictureText(String(sent).trim());
    if (picture.kind === 'bytes') return this.images.keep(picture.bytes);
    if (picture.kind === 'address') return picture.address;
    if (picture.kind === 'ours' && (await this.images.has(picture.hash))) return `/api/images/${picture.hash}`;
    const errors = [{ path: 'image_data', message: NOT_A_PICTURE_TEXT }];
    throw new UnprocessableEntityException({ message: NOT_A_PICTURE_TEXT, errors });
  }

  /** Why a text names no picture, without storing one; nothing when it does. */
  async problemOf(sent: string): Promise<string | undefined> {
    const picture = readPictureText(sent.trim());
    if (picture.kind === 'ours') return (await this.images.has(picture.hash)) ? undefined : NO_SUCH_PICTURE;
    if (picture.kind !== 'bytes') return picture.kind === 'none' ? NOT_A_PICTURE_TEXT : undefined;
    try {
      await reencode(picture.bytes);
      return undefined;
    } catch (error) {
      if (error instanceof HttpException) return error.message;
      throw error;
    }
  }
}
