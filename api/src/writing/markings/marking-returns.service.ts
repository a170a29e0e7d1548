import { isDeepStrictEqual } from 'node:util';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MarkingBody } from '@wattle/contract/writing-markings';
import { CRITERION_IDS } from '@wattle/contract/writing-rubric';
import { Model } from 'mongoose';
import { aboutField, Clock, type SignedInUser } from '../../infrastructure';
import { MarkingClaimsService } from './marking-claims.service';
import { cannotSave, changedMeanwhile, changedTooOften, returnedBy } from './marking-refusals';
import { RememberedCommentsService } from './remembered-comments.service';
import { isReturned, type Marking, type ReturnedRecord, WritingMarkingRecord } from './writing-marking.schema';
import { WritingMarkingsService } from './writing-markings.service';

/** The history is a part of one document. */
const MAX_CHANGES = 20;

type Marker = Pick<SignedInUser, 'username' | 'role'>;

/** What markers say of texts, as far as it is, and what they return. */
@Injectable()
export class MarkingReturnsService {
  constructor(
    @InjectModel(WritingMarkingRecord.name) private readonly records: Model<WritingMarkingRecord>,
    private readonly markings: WritingMarkingsService,
    private readonly claims: MarkingClaimsService,
    private readonly comments: RememberedCommentsService,
    private readonly clock: Clock,
  ) {}

  /** Until when the marker has the text now. Without a version only a first save is known to be no older one. */
  async save(id: string, { version = 1, ...body }: MarkingBody & { version?: number }, marker: string): Promise<Date> {
    const before = await this.markings.require(id);
    requireInText(body, before);
    const { claim } = this.claims.claimFor(marker).$set;
    const isOlder = { $or: [{ savedVersion: null }, { savedVersion: { $lt: version } }] };
    const { matchedCount } = await this.records.updateOne(
      { ...ofMarker(id, marker), ...isOlder },
      { $set: { saved: normalized(body), savedVersion: version, claim } },
    );
    if (matchedCount > 0) return claim.until;
    const current = await this.markings.require(id);
    if (isReturned(current) || current.claim?.by !== marker) throw cannotSave(current, this.clock.now());
    // The same save may arrive twice.
    if (!isDeepStrictEqual(normalized(body), current.saved)) throw changedMeanwhile();
    return claim.until;
  }

  async return(id: string, body: MarkingBody, marker: Marker): Promise<Marking> {
    const before = await this.markings.require(id);
    requireInText(body, before);
    requireWhole(body, before);
    if (isReturned(before)) return this.change(before, normalized(body), marker);
    const { username: by } = marker;
    const returned = { saved: normalized(body), state: 'returned' as const, by, returnedAt: this.clock.now() };
    const marking = await this.records
      .findOneAndUpdate(ofMarker(id, by), { $set: returned, $unset: { claim: 1 } }, { returnDocument: 'after' })
      .lean<Marking>();
    if (marking) {
      await this.comments.remember(by, body.comments, marking.text);
      return marking;
    }
    const current = await this.markings.require(id);
    // The same call was sent twice at once.
    if (isReturned(current)) return this.change(current, normalized(body), marker);
    throw cannotSave(current, this.clock.now());
  }

  private async change(before: ReturnedRecord, saved: MarkingBody, { username, role }: Marker): Promise<Marking> {
    if (before.by !== username && role !== 'admin') throw returnedBy(before.by);
    // The response tells the marks.
    await this.markings.requireVisible(String(before._id), username);
    if (isDeepStrictEqual(saved, before.saved)) return before;
    const { _id, changedAt, history } = before;
    if (history.length >= MAX_CHANGES) throw changedTooOften();
    const earlier = { ...before.saved, returnedAt: changedAt ?? before.returnedAt, by: before.changedBy ?? before.by };
    const change = { saved, changedAt: this.clock.now(), changedBy: username, history: [earlier, ...history] };
    const after = await this.records
      .findOneAndUpdate({ _id, changedAt: changedAt ?? null }, { $set: change }, { returnDocument: 'after' })
      .lean<Marking>();
    if (!after) throw changedMeanwhile();
    await this.claims.excludeFromOtherRound(after, username);
    const isNew = ({ criterion, text }: MarkingBody['comments'][number]) =>
      !before.saved.comments.some((comment) => comment.criterion === criterion && comment.text === text);
    await this.comments.remember(username, saved.comments.filter(isNew), after.text);
    return after;
  }
}

/** A claim that is over holds until another marker takes the text. */
function ofMarker(_id: string, marker: string) {
  return { _id, state: 'waiting' as const, 'claim.by': marker };
}

/** As it is stored and compared: without what is empty. */
function normalized({ comments, message, marks }: MarkingBody): MarkingBody {
  return { comments, ...(message && { message }), marks };
}

function requireInText({ comments }: MarkingBody, { text }: Marking): void {
  const isInText = ({ start, end }: MarkingBody['comments'][number]) => start < end && end <= text.length;
  if (comments.every(isInText)) return;
  const message = 'The words of a comment are not in the text. Choose them again.';
  throw new UnprocessableEntityException(aboutField('comments', message));
}

function requireWhole({ comments, message, marks }: MarkingBody, { round }: Marking): void {
  const given = Object.keys(marks).length;
  const isComparable = round === 2 && given === CRITERION_IDS.length;
  if (comments.length === 0 && !message && !isComparable) {
    const sentence = 'Write a comment or a message before you return the text.';
    throw new UnprocessableEntityException(aboutField('comments', sentence));
  }
  if (given > 0 && given < CRITERION_IDS.length) {
    const sentence = 'Give marks for all seven criteria, or for none of them.';
    throw new UnprocessableEntityException(aboutField('marks', sentence));
  }
}
