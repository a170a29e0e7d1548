import { isDeepStrictEqual } from 'node:util';
import { ConflictException, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { numberInWords } from '@wattle/contract/text';
import { CLAIM_MINUTES, type MarkingBody } from '@wattle/contract/writing-markings';
import { CRITERION_IDS } from '@wattle/contract/writing-rubric';
import { Model, type QueryFilter } from 'mongoose';
import { aboutField, Clock, type SignedInUser } from '../../infrastructure';
import { RememberedCommentsService } from './remembered-comments.service';
import { isReturned, type Marking, type ReturnedRecord, WritingMarkingRecord } from './writing-marking.schema';
import {
  COPY,
  cannotSave,
  cannotTake,
  otherRoundOf,
  unclaimedAt,
  WritingMarkingsService,
} from './writing-markings.service';

const CLAIM_MS = CLAIM_MINUTES * 60_000;
/** The history is a part of one document. */
const MAX_CHANGES = 20;

type Marker = Pick<SignedInUser, 'username' | 'role'>;

/** Who has which text, and what markers save and return; they are named by their usernames. */
@Injectable()
export class MarkingWorkService {
  constructor(
    @InjectModel(WritingMarkingRecord.name) private readonly records: Model<WritingMarkingRecord>,
    private readonly markings: WritingMarkingsService,
    private readonly comments: RememberedCommentsService,
    private readonly clock: Clock,
  ) {}

  /** The text that the marker has, or the one that waits longest. */
  async claimNext(marker: string): Promise<Marking> {
    const own = await this.renewOldest(marker);
    if (own) return own;
    const taken = await this.take(marker, {});
    if (!taken) throw new NotFoundException('No text waits for you at the moment. Please look again later.');
    if (await this.releaseForOtherRound(taken, marker)) return this.claimNext(marker);
    // Of two calls at once the later one puts its text back, and returns that of the other.
    const oldest = (await this.renewOldest(marker)) ?? taken;
    if (!oldest._id.equals(taken._id)) await this.release(String(taken._id), marker);
    return oldest;
  }

  async claim(id: string, marker: string): Promise<Marking> {
    const ofMarker = { _id: id, ...this.claimedBy(marker) };
    const own = await this.findAndClaim(marker, ofMarker);
    if (own) return own;
    const taken = await this.take(marker, { _id: id });
    if (taken && !(await this.releaseForOtherRound(taken, marker))) return taken;
    // Another call of the marker may have taken it meanwhile.
    const since = taken ? null : await this.findAndClaim(marker, ofMarker);
    if (!since) throw cannotTake(await this.markings.require(id), marker, this.clock.now());
    return since;
  }

  /** Of what the marker does not have, nothing is released. What is saved stays for the next marker. */
  async release(id: string, marker: string): Promise<void> {
    const { _id } = await this.markings.require(id);
    await this.records.updateOne({ _id, state: 'waiting', 'claim.by': marker }, { $unset: { claim: 1 } });
  }

  /** Until when the marker has the text now. Without a version only a first save is known to be no older one. */
  async save(id: string, { version = 1, ...body }: MarkingBody & { version?: number }, marker: string): Promise<Date> {
    const before = await this.markings.require(id);
    requireInText(body, before);
    const { claim } = this.claimFor(marker).$set;
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
    if (before.by !== username && role !== 'admin') {
      throw new ConflictException(
        `${before.by} has returned this text. Only ${before.by} or an admin can change what was returned.`,
      );
    }
    // The response tells the marks.
    await this.markings.requireVisible(String(before._id), username);
    if (isDeepStrictEqual(saved, before.saved)) return before;
    const { _id, changedAt, history } = before;
    if (history.length >= MAX_CHANGES) {
      throw new ConflictException('This marking was changed so often that it cannot be changed again.');
    }
    const earlier = { ...before.saved, returnedAt: changedAt ?? before.returnedAt, by: before.changedBy ?? before.by };
    const change = { saved, changedAt: this.clock.now(), changedBy: username, history: [earlier, ...history] };
    const after = await this.records
      .findOneAndUpdate({ _id, changedAt: changedAt ?? null }, { $set: change }, { returnDocument: 'after' })
      .lean<Marking>();
    if (!after) throw changedMeanwhile();
    await this.excludeFromOtherRound(after, username);
    const isNew = ({ criterion, text }: MarkingBody['comments'][number]) =>
      !before.saved.comments.some((comment) => comment.criterion === criterion && comment.text === text);
    await this.comments.remember(username, saved.comments.filter(isNew), after.text);
    return after;
  }

  /** The claim of somebody who saves now. */
  private claimFor(marker: string) {
    return { $set: { claim: { by: marker, until: new Date(this.clock.now().getTime() + CLAIM_MS) } } };
  }

  /** Nobody marks both rounds of a draft. */
  private async excludeFromOtherRound(marking: Marking, marker: string): Promise<Marking | null> {
    return this.records
      .findOneAndUpdate(otherRoundOf(marking), { $addToSet: { notFor: marker } }, { returnDocument: 'after' })
      .lean<Marking>();
  }

  private async renewOldest(marker: string): Promise<Marking | null> {
    return this.findAndClaim(marker, this.claimedBy(marker));
  }

  private async take(marker: string, filter: QueryFilter<WritingMarkingRecord>): Promise<Marking | null> {
    return this.findAndClaim(marker, { ...filter, ...unclaimedAt(this.clock.now()), notFor: { $ne: marker } });
  }

  /** One write decides who gets a text. */
  private async findAndClaim(marker: string, filter: QueryFilter<WritingMarkingRecord>): Promise<Marking | null> {
    return this.records
      .findOneAndUpdate(filter, this.claimFor(marker), {
        sort: { waitingSince: 1, _id: 1 },
        returnDocument: 'after',
      })
      .lean<Marking>();
  }

  private claimedBy(marker: string) {
    return { state: 'waiting' as const, 'claim.by': marker, 'claim.until': { $gt: this.clock.now() } };
  }

  /** Releases a text whose other round the marker has. Also of two calls at once, which take one round each. */
  private async releaseForOtherRound(taken: Marking, marker: string): Promise<boolean> {
    const other = await this.excludeFromOtherRound(taken, marker);
    if (other?.claim?.by !== marker && other?.by !== marker) return false;
    await this.records.updateOne({ _id: taken._id }, { $unset: { claim: 1 }, $addToSet: { notFor: marker } });
    return true;
  }
}

function changedMeanwhile(): ConflictException {
  return new ConflictException(`This marking was changed meanwhile. ${COPY} load the page again.`);
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
    const sentence = `Give marks for all ${numberInWords(CRITERION_IDS.length)} criteria, or for none of them.`;
    throw new UnprocessableEntityException(aboutField('marks', sentence));
  }
}
