import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { logFailure, RepeatedTask } from '../../infrastructure';
import { type Attempt, AttemptRecord } from './attempt.schema';

const TASK_MS = 60_000;
const BATCH = 500;

export interface TextRecorder {
  /** May be called again with the same attempt. */
  recordTexts(attempt: Attempt): Promise<void>;
}

/** A provider that records the texts of children: exams know no domain that does. */
export const RecordsTexts = DiscoveryService.createDecorator();

/** Has the texts of submitted attempts recorded: at once, and by the task what failed or was cut short. */
@Injectable()
export class SubmittedTexts extends RepeatedTask {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly discovery: DiscoveryService,
  ) {
    super(TASK_MS);
  }

  async run(): Promise<void> {
    const unrecorded = await this.records.find({ hasUnrecordedTexts: true }).limit(BATCH).lean<Attempt[]>();
    for (const attempt of unrecorded) await this.record(attempt);
  }

  /** A failure is no failure of the submission. */
  async record(attempt: Attempt): Promise<void> {
    const { _id, owner } = attempt;
    try {
      const recorders = this.discovery.getProviders({ metadataKey: RecordsTexts.KEY });
      for (const { instance } of recorders) await (instance as TextRecorder).recordTexts(attempt);
      if (recorders.length === 0) return;
      await this.records.collection.updateOne({ _id, owner }, { $unset: { hasUnrecordedTexts: 1 } });
    } catch (error) {
      logFailure(this.logger, error, { attempt: String(_id) });
    }
  }
}
