import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { AccountsService } from '../../accounts';
import { AttemptRecord } from './attempt.schema';
import { AttemptsService } from './attempts.service';
import { OrphanedRecords } from './orphaned-records';

/** Deletes attempts of erased children: one that was being opened may be stored after the erasure. */
@Injectable()
export class OrphanedAttempts extends OrphanedRecords {
  constructor(
    @InjectModel(AttemptRecord.name) records: Model<AttemptRecord>,
    attempts: AttemptsService,
    accounts: AccountsService,
  ) {
    super(records.collection, (owner) => attempts.deleteOf(owner), accounts);
  }
}
