import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FoundFamily, FoundFamilyList } from '@wattle/contract/families';
import escapeStringRegexp from 'escape-string-regexp';
import { Model } from 'mongoose';
import { AccountRecord, type FamilyAccount } from '../records/account.schema';

const LISTED_FAMILIES = 20;
/** Further words would slow the search down. */
const SEARCHED_WORDS = 5;

const SEARCHED_FIELDS = [
  'parent.email',
  'parent.firstName',
  'parent.lastName',
  'users.username',
  'users.firstName',
  'users.lastName',
];

const SHOWN_FIELDS = { 'parent.phone': 0, 'users.passwordHash': 0 };

@Injectable()
export class FamilySearchService {
  constructor(@InjectModel(AccountRecord.name) private readonly records: Model<AccountRecord>) {}

  async find(search: string): Promise<FoundFamilyList> {
    const words = search.split(/\s+/).slice(0, SEARCHED_WORDS);
    const found = await this.records
      .find({ 'parent.email': { $exists: true }, $and: words.map(occurs) }, SHOWN_FIELDS)
      .sort({ 'parent.email': 1 })
      .limit(LISTED_FAMILIES + 1)
      .lean<FamilyAccount[]>();
    return {
      families: found.slice(0, LISTED_FAMILIES).map(toFoundFamily),
      hasMore: found.length > LISTED_FAMILIES,
    };
  }
}

function occurs(word: string) {
  const pattern = new RegExp(escapeStringRegexp(word), 'i');
  return { $or: SEARCHED_FIELDS.map((field) => ({ [field]: pattern })) };
}

export function toFoundFamily({ _id, parent, users }: FamilyAccount): FoundFamily {
  const { firstName, lastName, email } = parent;
  const children = users.map((child) => ({
    id: String(child._id),
    username: child.username,
    firstName: child.firstName,
    lastName: child.lastName,
  }));
  return { id: String(_id), parent: { firstName, lastName, email }, children };
}
