import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { MaskingService } from '../masking/masking.service';

interface StoredTexts {
  owner: string;
  drafts: { text: string }[];
}

/** The texts that children have written. */
@Injectable()
export class WritingsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly masking: MaskingService,
  ) {}

  /** At most so many are counted. */
  countOf(questionId: string, limit: number): Promise<number> {
    return this.connection.collection('writings').countDocuments({ questionId }, { limit });
  }

  /** The latest draft of the latest text of each child, masked; the newest texts first. */
  async textsOf(questionId: string, limit: number): Promise<{ writingId: string; owner: string; text: string }[]> {
    const found = this.connection
      .collection('writings')
      .find<StoredTexts & { _id: unknown }>({ questionId })
      .sort({ submittedAt: -1 });
    const latest = new Map<string, { writingId: string; owner: string; text: string }>();
    for await (const { _id, owner, drafts } of found) {
      if (latest.size === limit) break;
      const text = drafts.at(-1)?.text.trim();
      if (text && !latest.has(owner)) latest.set(owner, { writingId: String(_id), owner, text });
    }
    const texts: { writingId: string; owner: string; text: string }[] = [];
    for (const each of latest.values()) {
      texts.push({ ...each, text: await this.masking.mask(each.owner.replace('child:', ''), each.text) });
    }
    return texts;
  }
}
