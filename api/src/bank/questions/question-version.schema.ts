import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ModelAnswer } from '@wattle/contract/model-answers';
import type { Question, QuestionPayload } from '@wattle/contract/questions';
import type { StoredQuestion } from './question.schema';

export interface VersionRef {
  questionId: string;
  version: number;
}

/** A question as a test served it, with what only the page of a child's own text shows once the child has judged it. */
export type VersionedQuestion = Question & { model_answers?: ModelAnswer[] | undefined };

/**
 * A version of a question, written when a test first serves it. It never changes, so that edits and deletions do not
 * affect past attempts.
 */
@Schema({ collection: 'question_versions', versionKey: false })
export class QuestionVersionRecord {
  @Prop({ type: String }) _id!: string;
  @Prop({ type: Object, required: true }) question!: VersionedQuestion;
}

export const QuestionVersionRecordSchema = SchemaFactory.createForClass(QuestionVersionRecord);

export function versionRefOf({ _id, version }: StoredQuestion): VersionRef {
  return { questionId: String(_id), version };
}

/** What a child may see before submitting. It is an allow-list, so that a new field is not sent by mistake. */
export function toQuestionPayload(stored: Question, keys: 'sealed' | 'open'): QuestionPayload {
  const { correct_answer, explanation, wrong_turns } = stored;
  return {
    id: stored.id,
    subject: stored.subject,
    question: stored.question,
    mcq_options: stored.mcq_options,
    image_data: stored.image_data,
    image_description: stored.image_description,
    category: stored.category,
    text_format: stored.text_format,
    format: stored.format,
    text: stored.text,
    extract_text: stored.extract_text,
    ...(keys === 'open' && { correct_answer, explanation, wrong_turns }),
  };
}
