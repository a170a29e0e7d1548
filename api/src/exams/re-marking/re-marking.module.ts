import { Module } from '@nestjs/common';
import { QuestionsModule } from '../../bank/questions/questions.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { ReMarkingController } from './re-marking.controller';
import { ReMarkingService } from './re-marking.service';

@Module({
  imports: [AttemptsModule, QuestionsModule],
  controllers: [ReMarkingController],
  providers: [ReMarkingService],
})
export class ReMarkingModule {}
