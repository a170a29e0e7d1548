import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { countWords } from '@wattle/contract/text';
import type { DraftComments } from '@wattle/contract/writing-markings';
import { criterionIdSchema, type WritingComment } from '@wattle/contract/writing-marks';
import { MaskingService, maskNames } from '../../accounts';
import {
  ModelClient,
  ModelLimits,
  ModelUnavailable,
  NOT_CONFIGURED_SECONDS,
  QuestionVersionsService,
  UNAVAILABLE_SECONDS,
} from '../../bank';
import { childIdOf } from '../../exams';
import { RetryAfterException, type SignedInUser } from '../../infrastructure';
import { ModelPermission, NOT_ALLOWED, NOT_CONFIGURED } from '../markings/marking-views.service';
import { WritingMarkingsService } from '../markings/writing-markings.service';
import { checkComments, type ModelComment, placeOf, wordsOf } from './check-comments';
import { DRAFT_COMMENTS_V1, draftAnswerSchema, draftMessage } from './draft-request';

const TAKEN_BACK = 'The child’s parents have just taken their yes back, so what the model answered was thrown away.';
const NO_ANSWER = 'The model did not answer. Please try again, or write your own comments.';
const TOO_SHORT = 'This text is too short for draft comments. Please write your own.';
export const CONCERN = 'This text may tell of something hard. Talk to somebody before you mark it.';

const MIN_WORDS = 10;
/** Where no comment of the first answer passes, the model is asked once more. */
const MAX_ANSWERS = 2;

/** Draft comments of a model, for staff only, while the parents allow it (docs/decisions/076). */
@Injectable()
export class ModelHelpService {
  constructor(
    private readonly markings: WritingMarkingsService,
    private readonly permission: ModelPermission,
    private readonly masking: MaskingService,
    private readonly versions: QuestionVersionsService,
    private readonly limits: ModelLimits,
    private readonly model: ModelClient,
  ) {}

  async draft(id: string, { id: staffId, username }: SignedInUser, left: AbortSignal): Promise<DraftComments> {
    if (!this.model.isConfigured) throw RetryAfterException.unavailable(NOT_CONFIGURED, NOT_CONFIGURED_SECONDS);
    const marking = await this.markings.requireClaimed(id, username);
    const { owner } = marking;
    await this.requireConsent(owner, NOT_ALLOWED);
    const childId = childIdOf(marking);
    const [names, [version]] = await Promise.all([this.masking.namesOf([childId]), this.versions.find([marking])]);
    const text = maskNames(marking.text, names.get(childId) ?? []);
    if (countWords(text) < MIN_WORDS) throw new UnprocessableEntityException(TOO_SHORT);
    await this.limits.take(staffId, 'draft-comments');
    const user = draftMessage(version?.question ?? {}, text);
    let dropped = 0;
    let concern: string | undefined;
    for (let answers = 1; answers <= MAX_ANSWERS; answers += 1) {
      await this.requireConsent(owner, NOT_ALLOWED);
      const value = await this.ask(id, user, left);
      await this.requireConsent(owner, TAKEN_BACK);
      const { passed, ...checked } = checkComments(value?.comments ?? [], text);
      dropped += checked.dropped;
      if (value?.concern) concern = CONCERN;
      if (passed.length > 0 || concern) return { comments: passed.map((each) => placed(each, text)), dropped, concern };
    }
    return { comments: [], dropped };
  }

  private async ask(id: string, user: string, signal: AbortSignal) {
    const request = { generationId: id, name: 'draft_comments', prompt: DRAFT_COMMENTS_V1, schema: draftAnswerSchema };
    try {
      // A child’s words are kept in its own records only, which an erasure finds.
      return (await this.model.askBySchema({ ...request, user, signal, isPrivate: true })).value;
    } catch (error) {
      if (error instanceof ModelUnavailable) throw RetryAfterException.unavailable(NO_ANSWER, UNAVAILABLE_SECONDS);
      throw error;
    }
  }

  private async requireConsent(owner: string, refusal: string): Promise<void> {
    if (!(await this.permission.isAllowed(owner))) throw new ConflictException(refusal);
  }
}

function placed(comment: ModelComment, text: string): WritingComment {
  const start = placeOf(comment.quote, text);
  const criterion = criterionIdSchema.parse(comment.criterion);
  return { start, end: start + comment.quote.length, criterion, text: wordsOf(comment) };
}
