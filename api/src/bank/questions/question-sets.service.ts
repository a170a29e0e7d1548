import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import { gapOf, isInText, PLACE_NAMES } from '@wattle/contract/question-format';
import { capitalized } from '@wattle/contract/text';
import { Model, type Types } from 'mongoose';
import { aboutField } from '../../infrastructure';
import { passageKeyOf } from './near-duplicates';
import { type QuestionContent, QuestionRecord, type StoredQuestion } from './question.schema';

/** The change of a question that an import holds stands for that question. */
const NO_CHANGE = { changeOf: { $exists: false } };

@Injectable()
export class QuestionSetsService {
  constructor(@InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>) {}

  async othersOf({ _id, subject, passageKey, format }: StoredQuestion): Promise<StoredQuestion[]> {
    if (!passageKey) return [];
    return this.records
      .find({ subject, passageKey, format: format ?? null, _id: { $ne: _id }, ...NO_CHANGE })
      .lean<StoredQuestion[]>();
  }

  /** Other generated gaps or blanks that are finalized or rejected with a question, as one alone is useless. */
  async generatedWith({ _id, subject, extract_id, passageKey, format }: StoredQuestion): Promise<string[]> {
    if (!isInText(format) || !extract_id || !passageKey) return [];
    const others = await this.records
      .find({ subject, extract_id, passageKey, format, _id: { $ne: _id }, type: 'Generated' }, '_id')
      .lean<StoredQuestion[]>();
    return others.map((other) => String(other._id));
  }

  /**
   * Each gap or blank has one question; gaps have the same sentences, and each sentence goes into one of them, because a
   * child can use it only once.
   */
  async requireOwnPlace(subject: Subject, content: QuestionContent, exceptId?: Types.ObjectId | string): Promise<void> {
    const { format, text, question = '', mcq_options, correct_answer } = content;
    if (!isInText(format)) return;
    const name = PLACE_NAMES[format];
    const others = await this.records
      .find({
        subject,
        passageKey: passageKeyOf(text),
        format,
        ...(exceptId && { _id: { $ne: exceptId } }),
        ...NO_CHANGE,
      })
      .lean<StoredQuestion[]>();
    for (const other of others.filter(({ type }) => type !== 'Generated')) {
      const gap = gapOf(other.question ?? '');
      if (gap === gapOf(question)) {
        throw refused(
          'question',
          `${capitalized(name)} ${gap} of this passage has its question already. Choose another ${name}.`,
        );
      }
      if (format === 'cloze') continue;
      if (other.mcq_options !== mcq_options) {
        throw refused(
          'mcq_options',
          `Gap ${gap} of this passage has other sentences. Use those: all gaps have the same.`,
        );
      }
      if (other.correct_answer === correct_answer) {
        throw refused('correct_answer', `Sentence ${correct_answer} already goes into gap ${gap}. Choose another one.`);
      }
    }
  }
}

function refused(path: keyof QuestionContent, message: string): UnprocessableEntityException {
  return new UnprocessableEntityException(aboutField(path, message));
}
