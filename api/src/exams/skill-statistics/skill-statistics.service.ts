import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LEAST_ANSWERS, type SkillStatistics } from '@wattle/contract/bank';
import { Model } from 'mongoose';
import { Clock, HOUR_MS } from '../../infrastructure';
import { COUNTED_TESTS } from '../attempts/attempt';
import { AttemptRecord } from '../attempts/attempt.schema';

interface Counted {
  _id: string;
  answers: number;
  right: number;
}

/** How often a skill is right in verified tests of all children; not in re-sits, practice and rehearsals. */
@Injectable()
export class SkillStatisticsService {
  private counted: { at: number; skills: Promise<SkillStatistics['skills']> } | undefined;

  constructor(
    @InjectModel(AttemptRecord.name) private readonly attempts: Model<AttemptRecord>,
    private readonly clock: Clock,
  ) {}

  /** All attempts are read, so it is counted once an hour. */
  async read(): Promise<SkillStatistics> {
    const at = this.clock.now().getTime();
    if (!this.counted || at - this.counted.at >= HOUR_MS) {
      const skills = this.count();
      this.counted = { at, skills };
      skills.catch(() => {
        this.counted = undefined;
      });
    }
    return { skills: await this.counted.skills };
  }

  private async count(): Promise<SkillStatistics['skills']> {
    const counted = await this.attempts.collection
      .aggregate<Counted>([
        { $match: { ...COUNTED_TESTS, 'result.isVerified': true, answers: { $ne: {} } } },
        { $unwind: '$result.perSkill' },
        {
          $group: {
            _id: '$result.perSkill.skill',
            answers: { $sum: '$result.perSkill.answered' },
            right: { $sum: '$result.perSkill.right' },
          },
        },
      ])
      .toArray();
    return counted.map(({ _id: id, answers, right }) => {
      return { id, answers, facility: answers < LEAST_ANSWERS ? null : right / answers };
    });
  }
}
