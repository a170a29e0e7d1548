import { Injectable } from '@nestjs/common';
import { type Account, AccountsService } from '../../accounts';
import { maskNames } from './mask-names';
import { namesOfPerson, namesOfSchool } from './names-to-hide';

/** Hides who a child is in its texts, from markers and from models. */
@Injectable()
export class MaskingService {
  constructor(private readonly accounts: AccountsService) {}

  /** The text of a child with the names of its family and its schools masked; see {@link maskNames}. */
  async mask(childId: string, text: string): Promise<string> {
    return maskNames(text, (await this.namesOf([childId])).get(childId) ?? []);
  }

  /** By child, what {@link maskNames} hides in its texts. Children who are erased have no entry. */
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
  const people = [parent, ...users].flatMap((person) => [person?.firstName, person?.lastName]);
  return [
    ...users.map(({ username }) => username),
    ...people.flatMap((name) => (name ? namesOfPerson(name) : [])),
    ...users.flatMap(({ school }) => (school ? namesOfSchool(school) : [])),
  ];
}
