export { CountingService } from './counting/counting.service';
export { AnswerCountingModule, StatisticsModule } from './statistics.module';
