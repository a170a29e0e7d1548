import { createHash } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { ImageRecord } from './image.schema';
import { reencode } from './image-bytes';

@Injectable()
export class ImagesService {
  constructor(@InjectModel(ImageRecord.name) private readonly records: Model<ImageRecord>) {}

  /** Stores a picture and returns the path at which it is served. */
  async keep(bytes: Buffer): Promise<string> {
    const clean = await reencode(bytes);
    const hash = createHash('sha256').update(clean).digest('hex');
    await this.records.updateOne({ _id: hash }, { $setOnInsert: { bytes: clean } }, { upsert: true });
    return `/api/images/${hash}`;
  }

  async has(hash: string): Promise<boolean> {
    return (await this.records.exists({ _id: hash })) !== null;
  }

  async find(hash: string): Promise<Buffer> {
    const found = await this.records.findById(hash);
    if (!found) throw new NotFoundException('There is no such picture.');
    return found.bytes;
  }
}
