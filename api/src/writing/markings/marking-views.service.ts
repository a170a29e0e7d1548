import { Injectable } from '@nestjs/common';
import { countWords } from '@wattle/contract/text';
import type { MarkingQueue, WritingMarking } from '@wattle/contract/writing-markings';
import { AccountsService, consentsOf, MaskingService, maskNames } from '../../accounts';
import { ModelClient, QuestionVersionsService } from '../../bank';
import { childIdOf } from '../../exams';
import { Clock } from '../../infrastructure';
import { isReturned, type Marking, toHistory } from './writing-marking.schema';
import { markingNotFound, WritingMarkingsService } from './writing-markings.service';

export const NOT_CONFIGURED = 'Draft comments need a model, and none is set up. Please write your own comments.';
export const NOT_ALLOWED = 'The child’s parents have not allowed a model to read its texts.';

/** Whether a model may read the texts of a child (docs/decisions/076). */
@Injectable()
export class ModelPermission {
  constructor(
    private readonly accounts: AccountsService,
    private readonly model: ModelClient,
  ) {}

  /** @param owner - Of a text, such as `child:<user id>`. */
  async availability(owner: string): Promise<WritingMarking['modelHelp']> {
    if (!this.model.isConfigured) return { isAllowed: false, reason: NOT_CONFIGURED };
    return (await this.isAllowed(owner)) ? { isAllowed: true } : { isAllowed: false, reason: NOT_ALLOWED };
  }

  async isAllowed(owner: string): Promise<boolean> {
    const child = await this.accounts.findById(childIdOf({ owner }));
    return child !== undefined && consentsOf(child).modelFeedback !== undefined;
  }
}

const MAX_LISTED = 100;

/** Markings as staff see them: an allow-list, with names masked, so that nothing tells which child it is. */
@Injectable()
export class MarkingViewsService {
  constructor(
    private readonly markings: WritingMarkingsService,
    private readonly masking: MaskingService,
    private readonly versions: QuestionVersionsService,
    private readonly permission: ModelPermission,
    private readonly clock: Clock,
  ) {}

  async list(state: Marking['state'], marker: string): Promise<MarkingQueue> {
    const { markings, total } = await this.markings.list(state, marker, MAX_LISTED);
    const names = await this.masking.namesOf(markings.map(childIdOf));
    const shown = markings.flatMap((marking) => {
      const ofFamily = names.get(childIdOf(marking));
      return ofFamily ? [{ ...this.summary(marking, ofFamily, marker), words: countWords(marking.text) }] : [];
    });
    return { markings: shown, total };
  }

  async detail(marking: Marking, marker: string): Promise<WritingMarking> {
    const childId = childIdOf(marking);
    const [names, [version], modelHelp] = await Promise.all([
      this.masking.namesOf([childId]),
      this.versions.find([marking]),
      this.permission.availability(marking.owner),
    ]);
    const ofFamily = names.get(childId);
    // It is being erased.
    if (!ofFamily) throw markingNotFound();
    return {
      ...this.summary(marking, ofFamily, marker),
      question: maskNames(version?.question.question ?? '', ofFamily),
      text_format: version?.question.text_format,
      text: maskNames(marking.text, ofFamily),
      saved: marking.saved,
      savedVersion: marking.savedVersion ?? 0,
      isSecond: marking.round === 2,
      returnedAt: isReturned(marking) ? marking.returnedAt.toISOString() : undefined,
      history: toHistory(marking),
      modelHelp,
    };
  }

  private summary(
    { _id, title, genre, draft, waitingSince, claim }: Marking,
    names: readonly string[],
    marker: string,
  ) {
    return {
      id: String(_id),
      title: maskNames(title, names),
      genre,
      draft,
      waitingSince: waitingSince.toISOString(),
      claim:
        claim && claim.until > this.clock.now()
          ? { by: claim.by, isOwn: claim.by === marker, until: claim.until.toISOString() }
          : undefined,
    };
  }
}
