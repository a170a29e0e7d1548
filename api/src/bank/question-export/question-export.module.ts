import { Module } from '@nestjs/common';
import { QuestionsModule } from '../questions/questions.module';
import { QuestionExportController } from './question-export.controller';
import { QuestionExportService } from './question-export.service';

@Module({
  imports: [QuestionsModule],
  controllers: [QuestionExportController],
  providers: [QuestionExportService],
})
export class QuestionExportModule {}
