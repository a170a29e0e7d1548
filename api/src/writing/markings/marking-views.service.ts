import { Injectable } from '@nestjs/common';
import { countWords } from '@wattle/contract/text';
import type { MarkingQueue, WritingMarking } from '@wattle/contract/writing-markings';
import { MaskingService, maskNames } from '../../accounts';
import { QuestionVersionsService } from '../../bank';
import { childIdOf } from '../../exams';
import { Clock } from '../../infrastructure';
import { ModelPermission } from './model-permission';
import { isReturned, type Marking, toHistory } from './writing-marking.schema';
import { markingNotFound, WritingMarkingsService } from './writing-markings.service';

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
