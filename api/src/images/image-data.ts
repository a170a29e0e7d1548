import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { ImagesService } from './images.service';

const OWN_ADDRESS = /\/api\/images\/([0-9a-f]{64})$/;
const DATA_URL = /^data:image\/(?:png|jpeg|webp|gif);base64,([\w+/=\s]+)$/;
/** Shorter texts are no picture, and some words are base64. */
const BASE64 = /^[A-Za-z0-9+/\s]{60,}={0,2}$/;

/** Makes `image_data` as it is stored of what clients send (decision 6). */
@Injectable()
export class ImageData {
  constructor(private readonly images: ImagesService) {}

  /** The address of a picture that came as a file, as base64 or as an address; an empty text stays one. */
  async toAddress(sent: unknown): Promise<string | undefined> {
    if (sent === undefined || sent === '') return sent;
    if (Buffer.isBuffer(sent)) return this.images.keep(sent);
    const text = String(sent).trim();
    const own = OWN_ADDRESS.exec(text)?.[1];
    if (own && (await this.images.has(own))) return `/api/images/${own}`;
    const base64 = DATA_URL.exec(text)?.[1] ?? (BASE64.test(text) ? text : undefined);
    if (base64) return this.images.keep(Buffer.from(base64, 'base64'));
    // Never fetched by the server: browsers load it.
    if (URL.canParse(text) && new URL(text).protocol === 'https:') return text;
    throw new UnprocessableEntityException({
      message: NEITHER,
      errors: [{ path: 'image_data', message: NEITHER }],
    });
  }
}

const NEITHER = 'A picture is a PNG, JPEG, WebP or GIF file, or an address that begins with https://.';
