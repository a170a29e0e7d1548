import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { AccountsService } from '../../accounts';
import { OrphanedRecords } from '../../exams';
import { WritingRecord } from './writing.schema';
import { WritingRecordsService } from './writing-records.service';

/** Deletes texts of erased children: one that was being recorded may be stored after the erasure. */
@Injectable()
export class OrphanedWritings extends OrphanedRecords {
  constructor(
    @InjectModel(WritingRecord.name) records: Model<WritingRecord>,
    writings: WritingRecordsService,
    accounts: AccountsService,
  ) {
    super(records.collection, (owner) => writings.deleteOf(owner), accounts);
  }
}
