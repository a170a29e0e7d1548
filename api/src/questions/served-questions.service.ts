import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ExamType, type Question, SERVABLE_TYPES, type Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { QuestionRecord, type StoredQuestion, toQuestion } from './question.schema';
import { chooseQuestions } from './question-choice';
import {
  pinOf,
  type QuestionPin,
  QuestionVersionRecord,
  toQuestionVersion,
  versionId,
} from './question-version.schema';

export interface Wanted {
  subject: Subject;
  count: number;
  examType: ExamType;
  shuffle: <T>(items: T[]) => T[];
}

/** The questions that tests serve, in the wording in which they were served. */
@Injectable()
export class ServedQuestionsService {
  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    @InjectModel(QuestionVersionRecord.name) private readonly versions: Model<QuestionVersionRecord>,
  ) {}

  /** Chooses questions for a test and keeps their wording for it. */
  async pinChosen(wanted: Wanted): Promise<QuestionPin[]> {
    const chosen = await this.chooseStored(wanted);
    await this.versions.bulkWrite(
      chosen.map(toQuestionVersion).map(({ _id, question }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { question } }, upsert: true },
      })),
      { ordered: false },
    );
    return chosen.map(pinOf);
  }

  /** Chooses questions as they are now, and keeps nothing. */
  async choose(wanted: Wanted): Promise<Question[]> {
    return (await this.chooseStored(wanted)).map(toQuestion);
  }

  /** The wording that was pinned, in the order of the pins. */
  async pinned(pins: readonly QuestionPin[]): Promise<Question[]> {
    const found = await this.versions.find({ _id: { $in: pins.map(versionId) } }).lean<QuestionVersionRecord[]>();
    const byId = new Map(found.map(({ _id, question }) => [_id, question]));
    return pins.flatMap((pin) => byId.get(versionId(pin)) ?? []);
  }

  /** Generated questions are never served (decision 6). */
  private async chooseStored({ subject, ...choice }: Wanted): Promise<StoredQuestion[]> {
    const candidates = await this.records
      .find({ subject, type: { $in: SERVABLE_TYPES } }, { exam_type: 1, passageKey: 1 })
      .sort({ _id: 1 })
      .lean<StoredQuestion[]>();
    const chosen = chooseQuestions(
      candidates.map(({ _id, exam_type, passageKey }) => ({ id: String(_id), exam_type, passageKey })),
      choice,
    );
    const ids = chosen.map(({ id }) => id);
    const found = await this.records.find({ _id: { $in: ids } }).lean<StoredQuestion[]>();
    const byId = new Map(found.map((stored) => [String(stored._id), stored]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
