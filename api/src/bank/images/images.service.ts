import { createHash } from 'node:crypto';
import {
  HttpException,
  Injectable,
  NotFoundException,
  PayloadTooLargeException,
  UnprocessableEntityException,
} from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { IMAGE_LIMITS } from '@wattle/contract/constants';
import { PICTURE_FIELDS } from '@wattle/contract/question-content';
import { Model } from 'mongoose';
import sharp from 'sharp';
import { aboutField, Clock } from '../../infrastructure';
import { NOT_A_PICTURE_TEXT, readPictureText } from './picture-text';

@Schema({ collection: 'images', versionKey: false })
export class ImageRecord {
  /** SHA-256 of the bytes, in hexadecimal digits. */
  @Prop({ type: String }) _id!: string;
  @Prop({ type: Buffer, required: true }) bytes!: Buffer;
  /** When it was stored, named, or last found to be named by something (docs/operating.md). */
  @Prop({ type: Date }) usedAt?: Date;
}

export const ImageRecordSchema = SchemaFactory.createForClass(ImageRecord).index({ usedAt: 1 });

const NO_SUCH_PICTURE = 'This Wattle has no such picture: put the picture itself into the cell, as base64.';

type PictureField = (typeof PICTURE_FIELDS)[number];

@Injectable()
export class ImagesService {
  constructor(
    @InjectModel(ImageRecord.name) private readonly records: Model<ImageRecord>,
    private readonly clock: Clock,
  ) {}

  async store(bytes: Buffer): Promise<string> {
    const { hash, clean } = await this.encode(bytes);
    if (clean) {
      const change = { $set: { usedAt: this.clock.now() }, $setOnInsert: { bytes: clean } };
      await this.records.updateOne({ _id: hash }, change, { upsert: true });
    }
    return addressOf(hash);
  }

  async find(hash: string): Promise<Buffer> {
    const found = await this.records.findById(hash);
    if (!found) throw new NotFoundException('There is no such picture.');
    return found.bytes;
  }

  /** The fields of a question whose pictures came as files, as base64 or as addresses, with their addresses. */
  async withAddresses<Fields extends Partial<Record<PictureField, unknown>>>(fields: Fields) {
    const addresses = await Promise.all(PICTURE_FIELDS.map((field) => this.toAddress(fields[field], field)));
    return { ...fields, image_data: addresses[0], explanation_image: addresses[1] };
  }

  /** An empty text stays one. */
  private async toAddress(sent: unknown, field: PictureField): Promise<string | undefined> {
    if (sent === undefined || sent === '') return sent;
    if (Buffer.isBuffer(sent)) return this.store(sent);
    const picture = readPictureText(String(sent).trim());
    if (picture.kind === 'bytes') return this.store(picture.bytes);
    if (picture.kind === 'address') return picture.address;
    if (picture.kind === 'ours' && (await this.has(picture.hash))) return addressOf(picture.hash);
    throw new UnprocessableEntityException(aboutField(field, NOT_A_PICTURE_TEXT));
  }

  /** The address that a picture will have once it is stored, or why the text names none. */
  async inspect(sent: string): Promise<{ address: string } | { problem: string }> {
    const picture = readPictureText(sent.trim());
    if (picture.kind === 'none') return { problem: NOT_A_PICTURE_TEXT };
    if (picture.kind === 'address') return { address: picture.address };
    if (picture.kind === 'ours')
      return (await this.has(picture.hash)) ? { address: addressOf(picture.hash) } : { problem: NO_SUCH_PICTURE };
    try {
      return { address: addressOf((await this.encode(picture.bytes)).hash) };
    } catch (error) {
      if (error instanceof HttpException) return { problem: error.message };
      throw error;
    }
  }

  /** What Wattle itself has served is the same picture, and not encoded once more. */
  private async encode(bytes: Buffer): Promise<{ hash: string; clean?: Buffer }> {
    const hash = hashOf(bytes);
    if (await this.has(hash)) return { hash };
    const clean = await reencode(bytes);
    return { hash: hashOf(clean), clean };
  }

  /** Whoever asks is about to name it, so it is not deleted meanwhile. */
  private async has(hash: string): Promise<boolean> {
    const { matchedCount } = await this.records.updateOne({ _id: hash }, { $set: { usedAt: this.clock.now() } });
    return matchedCount === 1;
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function addressOf(hash: string): string {
  return `/api/images/${hash}`;
}

/** Hexadecimal signatures of the accepted formats (docs/published.md, fields), checked before anything is decoded. */
const SIGNATURES = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  gif: /^47494638(37|39)61/,
  webp: /^52494646.{8}57454250/,
};

const BYTES_OF_MB = 1024 * 1024;
const NOT_A_PICTURE = 'This is not a PNG, JPEG, WebP or GIF picture. Please choose another one.';

/** Checks a picture and encodes it again, which drops everything else in the file. */
async function reencode(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > IMAGE_LIMITS.bytes)
    throw new PayloadTooLargeException(
      `This picture is larger than ${IMAGE_LIMITS.bytes / BYTES_OF_MB} MB. Please make it smaller.`,
    );
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
