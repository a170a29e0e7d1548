import { ConflictException, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { isAttempted } from '@wattle/contract/marking';
import { hasWordLimit } from '@wattle/contract/test-kinds';
import { CRITERION_IDS } from '@wattle/contract/writing-rubric';
import { MAX_DRAFTS, type SelfReview, type Writing, type WritingSummary } from '@wattle/contract/writings';
import { MaskingService, maskNames } from '../../accounts';
import {
  type Attempt,
  AttemptListsService,
  AttemptsService,
  attemptStillOpen,
  childIdOf,
  requireShort,
  SubmissionService,
  writtenTexts,
} from '../../exams';
import { Clock, grouped, RateLimits } from '../../infrastructure';
import type { StoredWriting, WritingText } from './writing.schema';
import { type TextKey, textsIn, WritingRecordsService } from './writing-records.service';
import { WritingViewsService } from './writing-views.service';

const LISTED_TEXTS = 100;
/** More than children write to one prompt. */
const TEXTS_OF_A_CHILD = 3;

type OpenDraft = NonNullable<Writing['openDraft']>;

/** The texts of a child. One whose record is still to be made is read from its attempt; reading changes nothing. */
@Injectable()
export class WritingsService {
  constructor(
    private readonly records: WritingRecordsService,
    private readonly views: WritingViewsService,
    private readonly attempts: AttemptsService,
    private readonly lists: AttemptListsService,
    private readonly submissions: SubmissionService,
    private readonly masking: MaskingService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async list(owner: string): Promise<WritingSummary[]> {
    const [stored, attempts] = await Promise.all([
      this.records.listLatest(owner, LISTED_TEXTS),
      this.lists.listWithWriting(owner),
    ]);
    const withTexts = attempts.filter((attempt) => writtenTexts(attempt).length > 0);
    const read = await Promise.all(withTexts.map((attempt) => this.submissions.toRead(attempt)));
    const submitted = read.filter(({ state }) => state === 'submitted').flatMap(textsIn);
    const texts = new Map<string, WritingText>([...submitted, ...stored].map((text) => [nameOf(text), text]));
    const latest = [...texts.values()].sort((one, other) => other.submittedAt.getTime() - one.submittedAt.getTime());
    return this.views.summaries(latest.slice(0, LISTED_TEXTS));
  }

  async read(owner: string, key: TextKey): Promise<Writing> {
    const attempt = await this.submissions.toRead(await this.attempts.requireOwned(key.attemptId, owner));
    return this.view(attempt, (await this.records.find(owner, key)) ?? textIn(attempt, key));
  }

  async review(
    owner: string,
    key: TextKey,
    { draft, ...selfReview }: SelfReview & { draft: number },
  ): Promise<Writing> {
    const { attempt, stored } = await this.toChange(owner, key);
    if (draft !== stored.drafts.length) throw reviewOfAnother();
    const { length } = stored.drafts.at(-1)?.text ?? '';
    const ranges = Object.values(selfReview.evidence).flat();
    if (ranges.some(({ start, end }) => start >= end || end > length)) throw reviewOfAnother();
    const isWhole = CRITERION_IDS.every((id) => selfReview.levels[id] !== undefined);
    const change = { selfReview, ...(isWhole && { hasOpenedModels: true }) };
    const changed = await this.records.change(stored, { $set: change });
    if (!changed) throw reviewOfAnother();
    return this.view(attempt, changed);
  }

  async acceptWords(owner: string, key: TextKey, words: readonly string[]): Promise<Writing> {
    const { attempt, stored } = await this.toChange(owner, key);
    const changed = await this.records.change(stored, { $set: { acceptedWords: [...new Set(words)] } });
    return changed ? this.view(attempt, changed) : this.acceptWords(owner, key, words);
  }

  /** An older version never replaces a newer one. The first version of a draft is 1: a later one is of one that is finished. */
  async saveDraft(owner: string, key: TextKey, draft: OpenDraft): Promise<{ version: number }> {
    const { attempt, stored } = await this.toChange(owner, key, 'draft-saves');
    requireShort(draft.text, attempt.kind);
    const { drafts, openDraft } = stored;
    if (!openDraft && drafts.at(-1)?.text === draft.text) return { version: 0 };
    requireRoom(stored);
    const unless = openDraft ? { 'openDraft.version': { $lt: draft.version } } : { openDraft: null };
    const isNext = openDraft !== undefined || draft.version === 1;
    if (isNext && (await this.records.change(stored, { $set: { openDraft: draft } }, unless))) {
      return { version: draft.version };
    }
    const newer = (await this.records.find(owner, key))?.openDraft;
    // The same save may arrive twice.
    if (newer?.text !== draft.text) {
      throw new ConflictException('This draft was saved on another page since. Please load the page again to see it.');
    }
    return { version: newer.version };
  }

  /** The review of the draft before it ends: its evidence is in other words, and the child looks anew. */
  async finishDraft(owner: string, key: TextKey, draft: OpenDraft): Promise<Writing> {
    const { text, version } = draft;
    if (!isAttempted(text)) throw new UnprocessableEntityException('There are no words yet. Write your draft first.');
    const { attempt, stored } = await this.toChange(owner, key, 'finished-drafts');
    requireShort(text, attempt.kind);
    if (stored.drafts.at(-1)?.text === text) {
      if (stored.openDraft?.text !== text) return this.view(attempt, stored);
      return this.view(attempt, (await this.records.change(stored, { $unset: { openDraft: 1 } })) ?? stored);
    }
    requireRoom(stored);
    if (stored.openDraft && stored.openDraft.version > version) {
      throw new ConflictException(
        'You wrote more of this draft on another page or device. Read it again before you finish it.',
      );
    }
    const selfReview: SelfReview = { levels: {}, evidence: {} };
    const change = {
      $push: { drafts: { text, finishedAt: this.clock.now() } },
      $set: { selfReview, unqueuedDraft: stored.drafts.length + 1 },
      $unset: { openDraft: 1 },
    };
    const finished = await this.records.change(stored, change, { 'openDraft.version': { $not: { $gt: version } } });
    // Another one was finished meanwhile, or a newer version saved.
    if (!finished) return this.finishDraft(owner, key, draft);
    return this.view(attempt, await this.records.queue(finished));
  }

  async noteRead(owner: string, key: TextKey): Promise<void> {
    const stored = await this.records.find(owner, key);
    if (!stored) throw textNotFound();
    await this.records.change(stored, { $set: { readAt: this.clock.now() } });
  }

  /** The latest draft of the latest text of each child for a prompt, masked; the newest texts first. */
  async textsOf(questionId: string, limit: number): Promise<{ owner: string; text: string }[]> {
    const ofChildren = grouped(await this.records.listOfQuestion(questionId, TEXTS_OF_A_CHILD * limit), childIdOf);
    const names = await this.masking.namesOf([...ofChildren.keys()]);
    return [...ofChildren]
      .flatMap(([childId, [latest]]) => {
        const ofChild = names.get(childId);
        // Without an account the child is erased.
        if (!latest || !ofChild) return [];
        return [{ owner: latest.owner, text: maskNames(latest.drafts.at(-1)?.text ?? '', ofChild) }];
      })
      .slice(0, limit);
  }

  private async toChange(
    owner: string,
    key: TextKey,
    limit: 'writing-changes' | 'draft-saves' | 'finished-drafts' = 'writing-changes',
  ): Promise<{ attempt: Attempt; stored: StoredWriting }> {
    const attempt = await this.submissions.closeIfOverdue(await this.attempts.requireOwned(key.attemptId, owner));
    const found = await this.records.find(owner, key);
    const text = found ?? textIn(attempt, key);
    await this.limits.of(limit).take(owner);
    return { attempt, stored: found ?? (await this.records.store(text)) };
  }

  private async view({ answers, kind }: Attempt, text: WritingText): Promise<Writing> {
    const view = await this.views.view(text, answers[text.questionId]?.plan);
    return hasWordLimit(kind) ? view : { ...view, isUnlimited: true };
  }
}

const nameOf = ({ attemptId, questionId }: TextKey) => `${attemptId} ${questionId}`;

function textIn(attempt: Attempt, { questionId }: TextKey): WritingText {
  if (attempt.state === 'open') throw attemptStillOpen();
  const text = textsIn(attempt).find((each) => each.questionId === questionId);
  if (!text) throw textNotFound();
  return text;
}

function requireRoom({ drafts }: WritingText): void {
  if (drafts.length >= MAX_DRAFTS) {
    throw new ConflictException(`This text has ${MAX_DRAFTS} drafts, and takes no more. Choose another prompt.`);
  }
}

function textNotFound(): NotFoundException {
  return new NotFoundException('There is no such text. Please choose one in your results.');
}

function reviewOfAnother(): ConflictException {
  return new ConflictException('There is a newer draft of this text. Please load the page again to look it over.');
}
