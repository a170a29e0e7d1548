import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { PICTURE_FIELDS } from '@wattle/contract/question-content';
import type { Question } from '@wattle/contract/questions';
import { Model } from 'mongoose';
import { DAY_MS, Retained, type Retention } from '../../infrastructure';
import { ImageRecord } from '../images/images.service';
import { readPictureText } from '../images/picture-text';
import { DeletedQuestionRecord } from './deleted-question.schema';
import { QuestionRecord, type StoredChange } from './question.schema';
import { QuestionVersionRecord } from './question-versions.service';

/** Pictures that are looked for in one pass through the bank. */
const SLICE = 5_000;
const BATCH = 500;

type Naming = Partial<Pick<Question, (typeof PICTURE_FIELDS)[number]>> & { history?: StoredChange[] };

/** Deletes pictures that nothing has named for a day, such as those of an import that failed. */
@Retained()
@Injectable()
export class UnusedImagesService implements Retention {
  constructor(
    @InjectModel(ImageRecord.name) private readonly images: Model<ImageRecord>,
    @InjectModel(QuestionRecord.name) private readonly questions: Model<QuestionRecord>,
    @InjectModel(DeletedQuestionRecord.name) private readonly deleted: Model<DeletedQuestionRecord>,
    @InjectModel(QuestionVersionRecord.name) private readonly versions: Model<QuestionVersionRecord>,
  ) {}

  async deleteBefore(_date: Date, now: Date): Promise<void> {
    const isDue = { usedAt: { $lt: new Date(now.getTime() - DAY_MS) } };
    for (let last = ''; ; ) {
      const due = await this.images
        .find({ ...isDue, _id: { $gt: last } }, '_id')
        .sort({ _id: 1 })
        .limit(SLICE)
        .lean<{ _id: string }[]>();
      if (due.length === 0) return;
      last = due.at(-1)?._id ?? '';
      const unnamed = new Set(due.map(({ _id }) => _id));
      await this.takeNamed(unnamed);
      const named = due.flatMap(({ _id }) => (unnamed.has(_id) ? [] : _id));
      await this.images.updateMany({ _id: { $in: named } }, { $set: { usedAt: now } });
      // One that somebody has named since is no longer due.
      await this.images.deleteMany({ _id: { $in: [...unnamed] }, ...isDue });
    }
  }

  private async takeNamed(unnamed: Set<string>): Promise<void> {
    const take = ({ history = [], ...fields }: Naming) => {
      const earlier = history.flatMap(({ changes }) =>
        changes.filter(({ field }) => PICTURE_FIELDS.some((each) => each === field)),
      );
      const texts = [
        ...PICTURE_FIELDS.map((field) => fields[field]),
        ...earlier.flatMap(({ before, after }) => [before, after]),
      ];
      for (const text of texts) {
        const picture = readPictureText(text ?? '');
        if (picture.kind === 'ours') unnamed.delete(picture.hash);
      }
    };
    const ofQuestions = () =>
      this.questions.find(fieldsThatName(''), projectionOf('')).lean<Naming>().cursor({ batchSize: BATCH });
    for await (const question of ofQuestions()) take(question);
    const [filter, fields] = [fieldsThatName('question.'), projectionOf('question.')];
    const deleted = this.deleted.find(filter, fields).lean<{ question?: Naming }>().cursor({ batchSize: BATCH });
    for await (const { question = {} } of deleted) take(question);
    const versions = this.versions.find(filter, fields).lean<{ question?: Naming }>().cursor({ batchSize: BATCH });
    for await (const { question = {} } of versions) take(question);
    // Again, as one may have been restored from the bin in between.
    for await (const question of ofQuestions()) take(question);
  }
}

function fieldsThatName(path: '' | 'question.') {
  const names = [...PICTURE_FIELDS, 'history'].map((field) => ({ [`${path}${field}`]: { $exists: true } }));
  return { $or: names };
}

function projectionOf(path: '' | 'question.'): Record<string, 1> {
  return Object.fromEntries([...PICTURE_FIELDS, 'history.changes'].map((field) => [`${path}${field}`, 1]));
}
