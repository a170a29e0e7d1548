import { Injectable } from '@nestjs/common';
import type { Account } from '../records/account.schema';
import { AccountsService } from '../records/accounts.service';
import { namesOfPerson, namesOfSchool } from './names-to-hide';

/** Hides who a child is in its texts, from markers and from models. */
@Injectable()
export class MaskingService {
  constructor(private readonly accounts: AccountsService) {}

  /** By child, the names of its family and its schools, which `maskNames` hides in its texts. Children who are erased have no entry. */
  async namesOf(childIds: readonly string[]): Promise<Map<string, string[]>> {
    const accounts = await this.accounts.listOfUsers([...new Set(childIds)]);
    return new Map(
      accounts.flatMap((account) => {
        const names = namesIn(account);
        return account.users.map(({ _id }) => [String(_id), names] as const);
      }),
    );
  }
}

function namesIn({ parent, users }: Account): string[] {
  const people = [parent, ...users];
  return [
    ...users.map(({ username }) => username),
    ...people.flatMap((person) => {
      const [first, last] = [person?.firstName, person?.lastName ?? parent?.lastName];
      const whole = first && last ? [`${first} ${last}`, `${last} ${first}`] : [];
      return [...whole, ...[first, last].flatMap((name) => (name ? namesOfPerson(name) : []))];
    }),
    ...users.flatMap(({ school }) => (school ? namesOfSchool(school) : [])),
  ];
}
