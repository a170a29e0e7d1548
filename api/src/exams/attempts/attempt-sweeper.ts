import { Injectable } from '@nestjs/common';
import { RepeatedTask } from '../../infrastructure';
import { SubmissionService } from './submission.service';

const SWEEP_MS = 2_000;

/** Submits overdue attempts whose page never returned. Several processes may do so: each attempt closes once. */
@Injectable()
export class AttemptSweeper extends RepeatedTask {
  constructor(private readonly submissions: SubmissionService) {
    super(SWEEP_MS);
  }

  protected run(): Promise<void> {
    return this.submissions.closeOverdue();
  }
}
