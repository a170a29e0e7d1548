import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImagesModule } from '../images/images.module';
import { QuestionsModule } from '../questions/questions.module';
import { ImportRecord, ImportRecordSchema } from './import.schema';
import { ImportRecovery } from './import-recovery';
import { ImportRunner } from './import-runner.service';
import { ImportedQuestionsService } from './imported-questions.service';
import { QuestionImportController } from './question-import.controller';
import { QuestionImportService } from './question-import.service';

@Module({
  imports: [
    QuestionsModule,
    ImagesModule,
    MongooseModule.forFeature([{ name: ImportRecord.name, schema: ImportRecordSchema }]),
  ],
  controllers: [QuestionImportController],
  providers: [QuestionImportService, ImportRunner, ImportedQuestionsService, ImportRecovery],
})
export class QuestionImportModule {}
