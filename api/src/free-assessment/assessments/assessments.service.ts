import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ASSESSMENT_WINDOW_DAYS, ASSESSMENTS_PER_EMAIL } from '@wattle/contract/constants';
import type { FreeStart } from '@wattle/contract/free-assessment';
import type { Message } from '@wattle/contract/primitives';
import { Model } from 'mongoose';
import { Clock, DAY_MS, isDuplicate, RateLimits, RetryAfterException } from '../../infrastructure';
import { type Assessment, AssessmentRecord } from './assessment.schema';
import type { Visitor } from './visitor-cookie';

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: 'Australia/Sydney' });
const WINDOW_MS = ASSESSMENT_WINDOW_DAYS * DAY_MS;
const REPORT_SHOWN_MS = DAY_MS;
/** Number of the assessment that clients without a cookie share. */
const COOKIELESS = 0;

@Injectable()
export class AssessmentsService {
  constructor(
    @InjectModel(AssessmentRecord.name) private readonly records: Model<AssessmentRecord>,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Starts an assessment in this browser, or continues its unreported one for this address. */
  async start({ email, grade }: FreeStart, visitor: Visitor): Promise<Message> {
    await this.limits.of('assessment-starts').take(visitor.clientIpPrefix);
    const latest = await this.findOfBrowser(email, visitor);
    const started = latest && !latest.reportedAt ? latest : await this.create(email, grade);
    // Tests that are still to come are chosen for the year that was said last.
    if (grade !== undefined && started.grade !== grade)
      await this.records.updateOne({ _id: started._id, email }, { grade });
    visitor.addAssessment(String(started._id));
    return { message: 'Your assessment is ready: three tests, one after the other.' };
  }

  /**
   * The assessment of this browser. Clients without a cookie for the address share one, so that responses do not reveal
   * whether a browser has used the address.
   */
  async find(email: string, visitor: Visitor): Promise<Assessment | null> {
    const ofBrowser = await this.findOfBrowser(email, visitor);
    if (ofBrowser) return ofBrowser;
    await this.limits.of('cookieless-requests').take(visitor.clientIpPrefix);
    return this.records.findOne({ email, serial: COOKIELESS }).lean<Assessment>();
  }

  /** Created with the first test that a client without a cookie submits. */
  async createCookieless(email: string): Promise<Assessment> {
    return this.records
      .findOneAndUpdate(
        { email, serial: COOKIELESS },
        { $setOnInsert: { startedAt: this.clock.now() } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<Assessment>()
      .orFail();
  }

  /** Without an address, the latest one of this browser. */
  async findOfBrowser(email: string | undefined, { assessmentIds }: Visitor): Promise<Assessment | null> {
    if (assessmentIds.length === 0) return null;
    const ids = email ? assessmentIds : assessmentIds.slice(0, 1);
    const found = await this.records.find({ _id: { $in: ids }, ...(email && { email }) }).lean<Assessment[]>();
    return latestBy(found, ({ serial }) => serial);
  }

  /** The latest reported one of this browser, for a day: others may use the device later. */
  async findReported({ assessmentIds }: Visitor): Promise<Assessment | null> {
    const reportedAt = { $gt: new Date(this.clock.now().getTime() - REPORT_SHOWN_MS) };
    const found = await this.records.find({ _id: { $in: assessmentIds }, reportedAt }).lean<Assessment[]>();
    return latestBy(found, (assessment) => assessment.reportedAt?.getTime() ?? 0);
  }

  async findById(id: string): Promise<Assessment | null> {
    return this.records.findById(id).lean<Assessment>();
  }

  async noteReport({ _id, email }: Assessment): Promise<void> {
    await this.records.updateOne({ _id, email }, { reportedAt: this.clock.now() });
  }

  /** Numbers are unique, so that of concurrent starts only as many succeed as the address has left. */
  private async create(email: string, grade?: number): Promise<Assessment> {
    const latest = await this.records
      .find({ email, serial: { $gt: COOKIELESS } })
      .sort({ serial: -1 })
      .limit(ASSESSMENTS_PER_EMAIL)
      .lean<Assessment[]>();
    const startedAt = this.clock.now();
    const freeAt = (latest[ASSESSMENTS_PER_EMAIL - 1]?.startedAt.getTime() ?? 0) + WINDOW_MS;
    if (freeAt > startedAt.getTime()) {
      throw RetryAfterException.tooMany(
        `This email address has started ${ASSESSMENTS_PER_EMAIL} assessments in the last ${ASSESSMENT_WINDOW_DAYS} days. It can start another one from ${DAY.format(freeAt)}.`,
        Math.ceil((freeAt - startedAt.getTime()) / 1_000),
      );
    }
    try {
      return (await this.records.create({ email, serial: (latest[0]?.serial ?? 0) + 1, startedAt, grade })).toObject();
    } catch (error) {
      if (!isDuplicate(error, 'serial')) throw error;
      return this.create(email, grade);
    }
  }
}

/** A browser has few assessments, so that they are sorted here. */
function latestBy(found: readonly Assessment[], orderOf: (assessment: Assessment) => number): Assessment | null {
  return found.toSorted((one, other) => orderOf(other) - orderOf(one))[0] ?? null;
}
