import { createHash } from 'node:crypto';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ReturnedMarking } from '@wattle/contract/writing-marks';
import type { Environment } from '@wattle/environment';
import { Model } from 'mongoose';
import { AccountsService } from '../../accounts';
import { childIdOf } from '../../exams';
import { Clock, duplicatesIn, ENVIRONMENT, grouped } from '../../infrastructure';
import {
  isReturned,
  type Marking,
  type ReturnedRecord,
  toExportedMarking,
  toReturnedMarking,
  WritingMarkingRecord,
} from './writing-marking.schema';

export type FinishedDraft = Pick<
  WritingMarkingRecord,
  'writingId' | 'owner' | 'attemptId' | 'questionId' | 'version' | 'title' | 'genre' | 'draft' | 'text'
>;

/** What waits to be marked, and what came back (docs/decisions/075). */
@Injectable()
export class WritingMarkingsService {
  constructor(
    @InjectModel(WritingMarkingRecord.name) private readonly records: Model<WritingMarkingRecord>,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Puts a draft into the queue, once. Earlier drafts of the text that nobody has taken leave it, and the newer one gets
   * their place.
   */
  async enqueue(finished: FinishedDraft): Promise<void> {
    const { writingId, owner, draft } = finished;
    const known = await this.records.find({ writingId }).lean<Marking[]>();
    if (known.some((marking) => marking.draft > draft)) return;
    const rounds = this.isMarkedTwice(writingId) ? [1, 2] : [1];
    await this.records
      .insertMany(
        rounds.map((round) => ({ ...finished, round, state: 'waiting', waitingSince: this.clock.now() })),
        { ordered: false },
      )
      .catch(duplicatesIn);
    await this.keepNewest(writingId);
    // The family may have been erased since the text was read.
    const childId = childIdOf(finished);
    if (!(await this.accounts.existing([childId])).has(childId)) await this.deleteOf(owner);
  }

  /** Read after the insertion: of two drafts that are queued at once, the newest alone is marked. */
  private async keepNewest(writingId: string): Promise<void> {
    const now = this.clock.now();
    const all = await this.records.find({ writingId }).lean<Marking[]>();
    const newest = Math.max(...all.map(({ draft }) => draft));
    const replaced = untouched(
      all.filter(({ draft }) => draft < newest),
      now,
    );
    if (replaced.length === 0) return;
    const waitingSince = new Date(Math.min(...replaced.map((marking) => marking.waitingSince.getTime())));
    await this.records.updateMany({ writingId, draft: newest, state: 'waiting' }, { $set: { waitingSince } });
    const ids = replaced.map(({ _id }) => _id);
    await this.records.deleteMany({ _id: { $in: ids }, ...unclaimedAt(now) });
  }

  /** What children read of their texts, the newest first. */
  async returnedOf(writingIds: readonly string[]): Promise<Map<string, ReturnedMarking[]>> {
    const found = await this.records
      .find({ writingId: { $in: writingIds }, round: 1, state: 'returned' })
      .lean<ReturnedRecord[]>();
    found.sort((one, other) => other.returnedAt.getTime() - one.returnedAt.getTime());
    return new Map(
      [...grouped(found, ({ writingId }) => writingId)].map(([id, markings]) => [id, markings.map(toReturnedMarking)]),
    );
  }

  /** From the first moment, before the second one; the oldest first. */
  async returnedBetween(owner: string, from: Date, to: Date): Promise<{ title: string; returnedAt: Date }[]> {
    const found = await this.records
      .find({ owner, returnedAt: { $gte: from, $lt: to }, round: 1 }, { title: 1, returnedAt: 1 })
      .sort({ returnedAt: 1 })
      .lean<ReturnedRecord[]>();
    return found.map(({ title, returnedAt }) => ({ title, returnedAt }));
  }

  async listAllOf(owner: string) {
    const found = await this.records.find({ owner }).lean<Marking[]>();
    return found.sort((one, other) => one.waitingSince.getTime() - other.waitingSince.getTime()).map(toExportedMarking);
  }

  async deleteOf(owner: string): Promise<void> {
    await this.records.deleteMany({ owner });
  }

  async require(id: string): Promise<Marking> {
    const marking = await this.records.findById(id).lean<Marking>();
    if (!marking) throw markingNotFound();
    return marking;
  }

  /**
   * A text that this marker has now.
   *
   * @param marker - Username.
   */
  async requireClaimed(id: string, marker: string): Promise<Marking> {
    const marking = await this.require(id);
    const now = this.clock.now();
    if (isReturned(marking) || marking.claim?.by !== marker || marking.claim.until <= now) {
      throw cannotSave(marking, now);
    }
    return marking;
  }

  /** A text that this marker has or had last, or one that was returned, unless that would tell a second marker the marks. */
  async requireVisible(id: string, marker: string): Promise<Marking> {
    const marking = await this.require(id);
    if (!isReturned(marking)) {
      if (marking.claim?.by !== marker) throw cannotTake(marking, marker, this.clock.now());
      return marking;
    }
    if (marking.by !== marker && (await this.records.exists({ ...otherRoundOf(marking), state: 'waiting' }))) {
      throw new ConflictException(
        'This text is marked a second time by somebody who must not know these marks. Open it again when that is done.',
      );
    }
    return marking;
  }

  /** Those that wait and that this marker may take, the longest waiting first; or the latest that were returned. */
  async list(state: Marking['state'], marker: string, limit: number) {
    const filter = state === 'waiting' ? { state, notFor: { $ne: marker } } : { state };
    const found = this.records.find(filter).limit(limit);
    const sorted = state === 'waiting' ? found.sort({ waitingSince: 1, _id: 1 }) : found.sort({ returnedAt: -1 });
    const [markings, total] = await Promise.all([sorted.lean<Marking[]>(), this.records.countDocuments(filter)]);
    return { markings, total };
  }

  /** Decided by the text, so that a repeated call decides alike. */
  private isMarkedTwice(writingId: string): boolean {
    return (
      createHash('sha256').update(writingId).digest().readUInt32BE() < this.environment.writingSecondMarks * 2 ** 32
    );
  }
}

/** Filter of what nobody has. */
export function unclaimedAt(now: Date) {
  return { state: 'waiting' as const, $or: [{ claim: null }, { 'claim.until': { $lte: now } }] };
}

/** Filter of the other marking of the same draft. */
export function otherRoundOf({ writingId, draft, round }: Marking) {
  return { writingId, draft, round: round === 1 ? 2 : 1 } as const;
}

/** Drafts of which nobody has taken either round. */
function untouched(markings: readonly Marking[], now: Date): Marking[] {
  const isTaken = ({ state, claim }: Marking) => state === 'returned' || (claim && claim.until > now);
  const drafts = grouped(markings, ({ draft }) => draft).values();
  return [...drafts].filter((rounds) => !rounds.some(isTaken)).flat();
}

const TAKE_ANOTHER = 'Take another one from the queue.';
export const COPY = 'Copy what you have written if you want to keep it, and';

export function markingNotFound(): NotFoundException {
  return new NotFoundException(
    `This text is not there any more: its child has finished a newer draft, or its family was erased. ${TAKE_ANOTHER}`,
  );
}

export function cannotTake({ state, claim, notFor }: Marking, marker: string, now: Date): ConflictException {
  if (state === 'returned') return new ConflictException(`This text is returned already. ${TAKE_ANOTHER}`);
  if (notFor.includes(marker)) {
    return new ConflictException(`You have had this text, and now it is for another marker. ${TAKE_ANOTHER}`);
  }
  if (claim && claim.by !== marker && claim.until > now) {
    return new ConflictException(`${claim.by} is marking this text now. ${TAKE_ANOTHER}`);
  }
  return new ConflictException('You do not have this text. Take it from the queue first.');
}

export function cannotSave({ state, claim }: Marking, now: Date): ConflictException {
  if (state === 'returned') {
    return new ConflictException('This text is returned. Return it again to change what was returned.');
  }
  if (claim && claim.until > now) {
    return new ConflictException(`${claim.by} is marking this text now. ${COPY} take another text.`);
  }
  return new ConflictException(`You do not have this text any more. ${COPY} take the text again.`);
}
