import { Injectable } from '@nestjs/common';
import type { Question } from '@wattle/contract/questions';
import type { ReturnedMarking } from '@wattle/contract/writing-marks';
import type { Writing, WritingSummary } from '@wattle/contract/writings';
import { MaskingService } from '../../accounts';
import { QuestionVersionsService } from '../../bank';
import { childIdOf } from '../../exams';
import { WritingMarkingsService } from '../markings/writing-markings.service';
import { withoutAccepted } from '../observations/observe';
import { titleOf, titleOfText } from './title-of';
import type { WritingText } from './writing.schema';
import { WritingRecordsService } from './writing-records.service';

@Injectable()
export class WritingViewsService {
  constructor(
    private readonly versions: QuestionVersionsService,
    private readonly records: WritingRecordsService,
    private readonly markings: WritingMarkingsService,
    private readonly masking: MaskingService,
  ) {}

  async summaries(texts: readonly WritingText[]): Promise<WritingSummary[]> {
    const [versions, returned] = await Promise.all([this.versions.find(texts), this.returnedOf(texts)]);
    return texts.map((text, index) => summaryOf(text, versions[index]?.question, returned[index] ?? []));
  }

  async view(text: WritingText, plan: Writing['plan']): Promise<Writing> {
    const { acceptedWords, openDraft, selfReview, drafts } = text;
    const latest = drafts.at(-1)?.text ?? '';
    const childId = childIdOf(text);
    const [[version], [markings = []], names] = await Promise.all([
      this.versions.find([text]),
      this.returnedOf([text]),
      this.masking.namesOf([childId]),
    ]);
    const prompt = version?.question;
    const known = [...acceptedWords, ...(names.get(childId) ?? []).flatMap((name) => name.split(/\s+/))];
    return {
      ...summaryOf(text, prompt, markings),
      question: prompt?.question ?? '',
      text_format: prompt?.text_format,
      plan,
      draftTexts: drafts.map((draft, index) => ({
        number: index + 1,
        text: draft.text,
        finishedAt: draft.finishedAt.toISOString(),
      })),
      observations: withoutAccepted(await this.records.observationsOf(text), latest, known),
      openDraft,
      acceptedWords,
      selfReview,
      modelAnswers: text.hasOpenedModels ? (prompt?.model_answers ?? []) : undefined,
      markings,
    };
  }

  /** In the order of the texts; of each the newest first. */
  private async returnedOf(texts: readonly WritingText[]): Promise<ReturnedMarking[][]> {
    const returned = await this.markings.returnedOf(texts.flatMap(({ _id }) => (_id ? [String(_id)] : [])));
    return texts.map(({ _id }) => returned.get(String(_id)) ?? []);
  }
}

function summaryOf(
  text: WritingText,
  question: Question | undefined,
  [latest, ...earlier]: readonly ReturnedMarking[],
): WritingSummary {
  const { attemptId, questionId, submittedAt, drafts, openDraft, readAt } = text;
  const returned = [latest, ...earlier];
  const isReturned = returned.some((marking) => marking?.draft === drafts.length);
  const isUnread = latest && new Date(latest.changedAt ?? latest.returnedAt) > (readAt ?? new Date(0));
  return {
    attemptId,
    questionId,
    title: titleOfText(drafts.at(-1)?.text ?? '') ?? titleOf(question),
    genre: question?.category,
    submittedAt: submittedAt.toISOString(),
    state: isReturned ? 'returned' : 'waiting',
    drafts: drafts.length,
    hasOpenDraft: openDraft !== undefined,
    isLookedOver: isLookedOver(text),
    returnedAt: latest?.returnedAt,
    isUnread: isUnread ?? false,
    marks: latest?.marks,
  };
}

function isLookedOver({ selfReview }: WritingText): boolean {
  return Object.keys(selfReview.levels).length > 0;
}
