import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { AccountsService } from '../../accounts';
import { maskNames } from './mask-names';

/** Hides who a child is in its texts, from markers and from models. */
@Injectable()
export class MaskingService {
  constructor(private readonly accounts: AccountsService) {}

  /** The text of a child with the names of its family and its school masked; see {@link maskNames}. */
  async mask(childId: string, text: string): Promise<string> {
    const account = await this.accounts.findAccountOf({ _id: new Types.ObjectId(childId) });
    if (!account) return text;
    const { parent, users } = account;
    const ofChildren = users.flatMap(({ username, firstName, lastName, school }) => [
      username,
      firstName,
      lastName,
      school,
    ]);
    const names = [...ofChildren, parent?.firstName, parent?.lastName];
    return maskNames(
      text,
      names.filter((name) => name !== undefined),
    );
  }
}
