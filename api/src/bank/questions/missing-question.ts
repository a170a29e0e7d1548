import { NotFoundException } from '@nestjs/common';
import type { Subject } from '@wattle/contract';
import type { Model } from 'mongoose';
import type { DeletedQuestion, DeletedQuestionRecord } from './deleted-question.schema';
import { historyOf } from './question-history';

/** The refusal for a question that is not in the bank. Of one that was deleted it says by whom: it can be restored. */
export async function missingQuestion(
  records: Model<DeletedQuestionRecord>,
  id: string,
  subject: Subject,
): Promise<NotFoundException> {
  const deleted = await records.findOne({ _id: id, subject }).lean<DeletedQuestion>();
  const [latest] = deleted ? historyOf(deleted.question) : [];
  return new NotFoundException({
    message: 'This question is no longer in the bank. Choose another one in the list.',
    ...(latest && { deletion: { by: latest.by, at: latest.at } }),
  });
}
