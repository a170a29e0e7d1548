import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GenerationModule } from './generation/generation.module';
import { QuestionExportController } from './question-export/question-export.controller';
import { QuestionExportService } from './question-export/question-export.service';
import { ImportRecord, ImportRecordSchema } from './question-import/import.schema';
import { ImportRecovery } from './question-import/import-recovery';
import { ImportRunner } from './question-import/import-runner.service';
import { ImportedQuestionsService } from './question-import/imported-questions.service';
import { QuestionImportController } from './question-import/question-import.controller';
import { QuestionImportService } from './question-import/question-import.service';
import { QuestionsModule } from './questions.module';
import { SeedService } from './seed/seed.service';

/** What brings questions into the bank and takes them out. */
@Module({
  imports: [
    QuestionsModule,
    GenerationModule,
    MongooseModule.forFeature([{ name: ImportRecord.name, schema: ImportRecordSchema }]),
  ],
  controllers: [QuestionExportController, QuestionImportController],
  providers: [
    ImportedQuestionsService,
    ImportRecovery,
    ImportRunner,
    QuestionExportService,
    QuestionImportService,
    SeedService,
  ],
})
export class BankModule {}
