import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { AttemptsService } from '../attempts/attempts.service';
import { type Assessment, AssessmentRecord, ownerOf } from './assessment.schema';

@Injectable()
export class FreeAssessmentRetention {
  constructor(
    @InjectModel(AssessmentRecord.name) private readonly records: Model<AssessmentRecord>,
    private readonly attempts: AttemptsService,
  ) {}

  /** Deletes the assessments that were started before, with their attempts. */
  async forget(before: Date): Promise<void> {
    for (const assessment of await this.records.find({ startedAt: { $lt: before } }).lean<Assessment[]>()) {
      await this.attempts.deleteOf(ownerOf(assessment));
      await this.records.deleteOne({ _id: assessment._id });
    }
  }
}
