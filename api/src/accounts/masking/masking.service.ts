import { Injectable } from '@nestjs/common';
import type { Account } from '../records/account.schema';
import { AccountsService } from '../records/accounts.service';

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

/** Words that schools share: alone they tell nobody which school it is. */
const OF_ANY_SCHOOL = new Set(
  (
    'academy and anglican area baptist boys campus catholic central christian church coeducational college community ' +
    'east girls grammar high holy infants islamic junior kindergarten ladies lady lutheran middle new north of our park ' +
    'parish primary private public road s saint saints school schools secondary selective senior south st state street ' +
    'the west'
  ).split(' '),
);

/** A name as it stands, and each of its parts: of Anne-Marie O’Brien, who is also called Anne, or Brien. */
export function namesOfPerson(name: string): string[] {
  return [name, ...name.split(/[\s'’-]+/).filter((part) => [...part].length > 1)];
}

/** The whole name of a school, the words that no other school has, and its initials. */
export function namesOfSchool(school: string): string[] {
  const words = school.split(/[\s,()-]+/).filter((word) => word !== '');
  const own = words.filter((word) => !OF_ANY_SCHOOL.has(word.toLowerCase()) && [...word].length > 1);
  if (own.length === 0) return [];
  const initials = words.filter((word) => !/^(?:of|the|and)$/i.test(word)).map((word) => word.charAt(0));
  return [school, ...own, ...(initials.length > 2 ? [initials.join('')] : [])];
}
