import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { readSeedBank, readSeedPicture, type SeedQuestion, stepsSlug } from '@wattle/question-bank';
import { Model } from 'mongoose';
import { duplicatesIn, ENVIRONMENT } from '../../infrastructure';
import { SEED_FOLDER } from '../../seed-folder';
import { ImagesService } from '../images/images.service';
import { DeletedQuestionRecord } from '../questions/deleted-question.schema';
import { derivedFields } from '../questions/near-duplicates';
import { QuestionRecord } from '../questions/question.schema';

/** On a slow server all at once would take longer than a write may. */
const BATCH = 200;

/** Adds missing questions of the demo bank, except those that staff have deleted. */
@Injectable()
export class SeedService implements OnModuleInit {
  private readonly logger = new Logger(SeedService.name);

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
    private readonly images: ImagesService,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.environment.seed !== 'demo') return;
    // In this order: a deletion is recorded before the question leaves the bank, so one of the two has the slug.
    const inBank = await this.records.distinct('slug');
    const known = new Set([...inBank, ...(await this.deleted.distinct('question.slug'))]);
    const bank = await readSeedBank(SEED_FOLDER);
    const missing = bank.filter(({ slug }) => !known.has(slug));
    if (missing.length === 0) return;

    for (let from = 0; from < missing.length; from += BATCH) {
      const batch = missing.slice(from, from + BATCH);
      const records = await Promise.all(batch.map((question) => this.toRecord(question)));
      // Another process may be loading the same bank.
      await this.records.insertMany(records, { ordered: false }).catch(duplicatesIn);
    }
    this.logger.log(`Loaded ${missing.length} questions.`);
  }

  private async toRecord(question: SeedQuestion) {
    const picture = await readSeedPicture(SEED_FOLDER, question);
    const image_data = picture && (await this.images.store(picture));
    const steps = await readSeedPicture(SEED_FOLDER, { slug: stepsSlug(question.slug) });
    const explanation_image = steps && (await this.images.store(steps));
    return { ...question, image_data, explanation_image, ...derivedFields({ ...question, image_data }) };
  }
}
