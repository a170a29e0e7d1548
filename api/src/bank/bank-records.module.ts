import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageRecord, ImageRecordSchema } from './images/images.service';
import { ImportRecord, ImportRecordSchema } from './import-records/import.schema';
import { MisconceptionTagRecord, MisconceptionTagRecordSchema } from './misconceptions/misconception-tags.service';
import { DeletedQuestionRecord, DeletedQuestionRecordSchema } from './questions/deleted-question.schema';
import { BankChanges, QuestionRecord, QuestionRecordSchema } from './questions/question.schema';
import { QuestionVersionRecord, QuestionVersionRecordSchema } from './questions/question-versions.service';
import { BankSettingRecord, BankSettingRecordSchema } from './questions/two-people.service';

@Module({ providers: [BankChanges], exports: [BankChanges] })
class BankChangesModule {}

/** The collections of questions, for the modules of the bank alone. */
@Module({
  imports: [
    BankChangesModule,
    MongooseModule.forFeatureAsync([
      {
        name: QuestionRecord.name,
        imports: [BankChangesModule],
        inject: [BankChanges],
        useFactory: (changes: BankChanges) => changes.follow(QuestionRecordSchema),
      },
    ]),
    MongooseModule.forFeature([
      { name: QuestionVersionRecord.name, schema: QuestionVersionRecordSchema },
      { name: DeletedQuestionRecord.name, schema: DeletedQuestionRecordSchema },
      { name: BankSettingRecord.name, schema: BankSettingRecordSchema },
      { name: MisconceptionTagRecord.name, schema: MisconceptionTagRecordSchema },
      { name: ImageRecord.name, schema: ImageRecordSchema },
      { name: ImportRecord.name, schema: ImportRecordSchema },
    ]),
  ],
  exports: [BankChangesModule, MongooseModule],
})
export class BankRecordsModule {}
