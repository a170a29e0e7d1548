import { createHash } from 'node:crypto';
import { HttpException, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { PICTURE_FIELDS } from '@wattle/contract/question-content';
import { Model } from 'mongoose';
import { aboutField } from '../../infrastructure';
import { ImageRecord } from './image.schema';
import { reencode } from './image-bytes';
import { NOT_A_PICTURE_TEXT, readPictureText } from './picture-text';

const NO_SUCH_PICTURE = 'This Wattle has no such picture: put the picture itself into the cell, as base64.';

type PictureField = (typeof PICTURE_FIELDS)[number];

@Injectable()
export class ImagesService {
  constructor(@InjectModel(ImageRecord.name) private readonly records: Model<ImageRecord>) {}

  async store(bytes: Buffer): Promise<string> {
    const clean = await reencode(bytes);
    const hash = createHash('sha256').update(clean).digest('hex');
    await this.records.updateOne({ _id: hash }, { $setOnInsert: { bytes: clean } }, { upsert: true });
    return `/api/images/${hash}`;
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
    if (picture.kind === 'ours' && (await this.has(picture.hash))) return `/api/images/${picture.hash}`;
    throw new UnprocessableEntityException(aboutField(field, NOT_A_PICTURE_TEXT));
  }

  /** Why a text names no picture, without storing one; undefined when it does. */
  async problemOf(sent: string): Promise<string | undefined> {
    const picture = readPictureText(sent.trim());
    if (picture.kind === 'ours') return (await this.has(picture.hash)) ? undefined : NO_SUCH_PICTURE;
    if (picture.kind !== 'bytes') return picture.kind === 'none' ? NOT_A_PICTURE_TEXT : undefined;
    try {
      await reencode(picture.bytes);
      return undefined;
    } catch (error) {
      if (error instanceof HttpException) return error.message;
      throw error;
    }
  }

  private async has(hash: string): Promise<boolean> {
    return (await this.records.exists({ _id: hash })) !== null;
  }
}
