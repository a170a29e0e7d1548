import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import type { Attempt } from '../attempts/attempt.schema';
import { ownerOf } from '../attempts/attempt-keys';
import { AttemptsService } from '../attempts/attempts.service';
import { type Assessment, AssessmentRecord } from './assessment.schema';

/** Gives out and forgets assessments with their attempts. */
@Injectable()
export class FreeAssessmentRetention {
  constructor(
    @InjectModel(AssessmentRecord.name) private readonly records: Model<AssessmentRecord>,
    private readonly attempts: AttemptsService,
  ) {}

  async listOf(email: string): Promise<(Assessment & { attempts: Attempt[] })[]> {
    const assessments = await this.records.find({ email }).lean<Assessment[]>();
    return Promise.all(
      assessments.map(async (assessment) => ({
        ...assessment,
        attempts: await this.attempts.listAllOf(ownerOf('visitor', assessment._id)),
      })),
    );
  }

  forgetBefore(date: Date): Promise<void> {
    return this.forget({ startedAt: { $lt: date } });
  }

  forgetOf(email: string): Promise<void> {
    return this.forget({ email });
  }

  private async forget(filter: QueryFilter<AssessmentRecord>): Promise<void> {
    for await (const assessment of this.records.find(filter).lean<Assessment>()) {
      await this.attempts.deleteOf(ownerOf('visitor', assessment._id));
      await this.records.deleteOne({ _id: assessment._id });
    }
  }
}
