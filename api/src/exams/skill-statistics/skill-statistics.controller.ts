import { Controller } from '@nestjs/common';
import { skillStatistics } from '@wattle/contract/bank';
import { Endpoint } from '../../infrastructure';
import { SkillStatisticsService } from './skill-statistics.service';

@Controller()
export class SkillStatisticsController {
  constructor(private readonly statistics: SkillStatisticsService) {}

  @Endpoint(skillStatistics)
  read() {
    return this.statistics.read();
  }
}
