import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { Model } from 'mongoose';
import { ENVIRONMENT } from '../config/environment.module';
import { isDuplicate } from '../database/duplicate';
import { ImagesService } from '../images/images.service';
import { derivedFields } from '../questions/derived-fields';
import { QuestionRecord } from '../questions/question.schema';
import { readSeedBank, readSeedPicture, type SeedQuestion } from './seed-bank';

/** Puts the demo bank into the database: what is missing, and nothing twice. */
@Injectable()
export class SeedService implements OnModuleInit {
  private readonly logger = new Logger(SeedService.name);

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    private readonly images: ImagesService,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.environment.seed !== 'demo') return;
    const there = new Set(await this.records.distinct('slug'));
    const missing = (await readSeedBank()).filter(({ slug }) => !there.has(slug));
    if (missing.length === 0) return;

    const records = await Promise.all(missing.map((question) => this.toRecord(question)));
    try {
      await this.records.insertMany(records, { ordered: false });
    } catch (error) {
      // Another process may be loading the same bank.
      if (!isDuplicate(error, 'slug')) throw error;
    }
    this.logger.log(`Loaded ${records.length} questions.`);
  }

  private async toRecord(question: SeedQuestion) {
    const picture = await readSeedPicture(question);
    const image_data = picture && (await this.images.keep(picture));
    return { ...question, image_data, ...derivedFields({ ...question, image_data }) };
  }
}
