import { Injectable } from '@nestjs/common';
import type { Schema } from 'mongoose';

/** Counts the writes of this process to the bank, so that it need not look for them in the database. */
@Injectable()
export class BankChanges {
  count = 0;

  /** Counts a write that went past the models. */
  note(): void {
    this.count += 1;
  }

  /** Counts every write that goes through a model of this schema. */
  follow(schema: Schema): Schema {
    const note = () => this.note();
    return schema
      .clone()
      .post('save', note)
      .post('insertMany', note)
      .post('bulkWrite', note)
      .post(['updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'], note)
      .post(['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'], note);
  }
}
