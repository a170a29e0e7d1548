import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CLAIM_MINUTES } from '@wattle/contract/writing-markings';
import { Model, type QueryFilter } from 'mongoose';
import { Clock } from '../../infrastructure';
import { cannotTake, nothingWaits } from './marking-refusals';
import { type Marking, WritingMarkingRecord } from './writing-marking.schema';
import { otherRoundOf, unclaimedAt, WritingMarkingsService } from './writing-markings.service';

const CLAIM_MS = CLAIM_MINUTES * 60_000;

/** Who has which text; markers are named by their usernames. */
@Injectable()
export class MarkingClaimsService {
  constructor(
    @InjectModel(WritingMarkingRecord.name) private readonly records: Model<WritingMarkingRecord>,
    private readonly markings: WritingMarkingsService,
    private readonly clock: Clock,
  ) {}

  /** The text that the marker has, or the one that waits longest. */
  async claimNext(marker: string): Promise<Marking> {
    const own = await this.renewOldest(marker);
    if (own) return own;
    const taken = await this.take(marker, {});
    if (!taken) throw nothingWaits();
    if (await this.undoneForOtherRound(taken, marker)) return this.claimNext(marker);
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
    if (taken && !(await this.undoneForOtherRound(taken, marker))) return taken;
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

  /** The claim of somebody who saves now. */
  claimFor(marker: string) {
    return { $set: { claim: { by: marker, until: new Date(this.clock.now().getTime() + CLAIM_MS) } } };
  }

  /** Nobody marks both rounds of a draft. */
  async excludeFromOtherRound(marking: Marking, marker: string): Promise<Marking | null> {
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

  /** Also of two calls at once, which take one round each, at least one is undone. */
  private async undoneForOtherRound(taken: Marking, marker: string): Promise<boolean> {
    const other = await this.excludeFromOtherRound(taken, marker);
    if (other?.claim?.by !== marker && other?.by !== marker) return false;
    await this.records.updateOne({ _id: taken._id }, { $unset: { claim: 1 }, $addToSet: { notFor: marker } });
    return true;
  }
}
