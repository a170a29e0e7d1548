import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type Attempt, AttemptListsService, AttemptsService, ownerOf } from '../../exams';
import { Retained, type Retention } from '../../infrastructure';
import { type Assessment, AssessmentRecord } from './assessment.schema';

@Retained()
@Injectable()
export class AssessmentRecordsService implements Retention {
  constructor(
    @InjectModel(AssessmentRecord.name) private readonly records: Model<AssessmentRecord>,
    private readonly attempts: AttemptsService,
    private readonly lists: AttemptListsService,
  ) {}

  async find(email: string): Promise<Assessment[]> {
    return this.records.find({ email }).sort({ startedAt: 1 }).lean<Assessment[]>();
  }

  async listOf(email: string): Promise<(Assessment & { attempts: Attempt[] })[]> {
    const assessments = await this.find(email);
    return Promise.all(
      assessments.map(async (assessment) => ({
        ...assessment,
        attempts: await this.lists.listAllOf(ownerOf('visitor', assessment._id)),
      })),
    );
  }

  async deleteBefore(date: Date): Promise<void> {
    for await (const assessment of this.records.find({ startedAt: { $lt: date } }).lean<Assessment>()) {
      await this.attempts.deleteOf(ownerOf('visitor', assessment._id));
      await this.delete([assessment]);
    }
  }

  async delete(assessments: readonly Assessment[]): Promise<void> {
    const emails = assessments.map(({ email }) => email);
    await this.records.deleteMany({ _id: { $in: assessments.map(({ _id }) => _id) }, email: { $in: emails } });
  }
}
