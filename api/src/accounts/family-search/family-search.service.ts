import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FoundFamily, FoundFamilyList } from '@wattle/contract/families';
import { searchPattern, searchWords } from '@wattle/contract/search-text';
import { Model } from 'mongoose';
import { AccountRecord, type FamilyAccount, type StoredFamily } from '../records/account.schema';

const LISTED_FAMILIES = 20;
/** Further words would slow the search down. */
const SEARCHED_WORDS = 10;
/** Six digits or more, as a word of their own or in groups: "0412 345 678", "+61 (0)412-345-678". */
const PHONE = /(?<!\S)[+(]*\d[\d\s()./-]{4,}\d(?!\S)/g;

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
    const words = searchWords(search.replace(PHONE, ' ')).slice(0, SEARCHED_WORDS);
    const phones = (search.match(PHONE) ?? []).map(digitsPattern);
    const filters = [
      ...words.map((word) => occurs(searchPattern(word), SEARCHED_FIELDS)),
      ...phones.map((digits) => occurs(digits, [...SEARCHED_FIELDS, 'parent.phone'])),
    ];
    const found = await this.records
      .find({ 'parent.email': { $exists: true }, $and: filters }, SHOWN_FIELDS)
      .sort({ 'parent.email': 1 })
      .limit(LISTED_FAMILIES + 1)
      .lean<StoredFamily[]>();
    return {
      families: found.slice(0, LISTED_FAMILIES).map(toFoundFamily),
      hasMore: found.length > LISTED_FAMILIES,
    };
  }
}

function occurs(pattern: string, fields: readonly string[]) {
  const found = new RegExp(pattern, 'i');
  return { $or: fields.map((field) => ({ [field]: found })) };
}

/** Digits however they are grouped, without what stands for the country: +61, 0061 or 0. */
function digitsPattern(typed: string): string {
  const national = typed.replace(/\(0\)|\D/g, '').replace(/^(?:0061|61(?=\d{9}$)|0)/, '');
  return [...national].join('\\D{0,3}');
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
