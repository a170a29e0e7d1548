import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { Message } from '@wattle/contract';
import { AccountsService } from '../accounts/accounts.service';
import { RetryLater } from '../common/retry-later';
import { BytesNotErasedError, ErasureService } from '../erasure/erasure.service';
import { BY_PARENT, StaffActionsService } from './staff-actions.service';

const RETRY_SECONDS = 60;
const BYTES_LEFT =
  'The records of this family are deleted, but the database file still holds their bytes. Free some disk space on the server, then erase again.';

interface FamilyToErase {
  id: string;
  /** As it was typed. */
  email: string;
  /** Who erases it: a member of staff, or the parent. */
  by: string;
}

interface ErasureRefusals {
  /** The family has another address, or signed up again with this one. */
  otherFamily: () => Error;
  /** Said when the records are deleted and the database file still holds their bytes. */
  bytesLeft: string;
}

/** Erases what is kept of families. */
@Injectable()
export class FamilyErasureService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly erasure: ErasureService,
    private readonly actions: StaffActionsService,
  ) {}

  /** For staff who typed the address of the family. */
  async eraseByStaff(family: FamilyToErase): Promise<Message> {
    await this.eraseFamily(family, { otherFamily: otherAddress, bytesLeft: BYTES_LEFT });
    return { message: `Nothing is kept under ${family.email} any more.` };
  }

  /** May be repeated: once its records are gone, what is left to do is found by the address alone. */
  async eraseFamily({ id, email, by }: FamilyToErase, { otherFamily, bytesLeft }: ErasureRefusals): Promise<void> {
    const families = await this.accounts.listByParent(email);
    const isGone = families.length === 0 && !(await this.accounts.findFamily(id));
    if (!isGone && !families.some(({ _id }) => String(_id) === id)) throw otherFamily();
    try {
      await this.erase(email, by);
    } catch (error) {
      if (!(error instanceof BytesNotErasedError)) throw error;
      throw RetryLater.unavailable(bytesLeft, RETRY_SECONDS);
    }
  }

  /**
   * Erases everything under an address.
   *
   * @throws BytesNotErasedError when the records are deleted and the database file still holds their bytes.
   */
  async erase(email: string, by: string): Promise<void> {
    const families = await this.accounts.listByParent(email);
    // A mailed link goes on working after the erasure that it is for, which is recorded.
    if (families.length > 0 || by !== BY_PARENT) await this.actions.recordErasure(families, by);
    await this.erasure.deleteFamily(email);
    await this.erasure.eraseBytes();
  }
}

function otherAddress(): UnprocessableEntityException {
  const message = 'This is not the address of the family, so nothing was erased. Check it and type it again.';
  return new UnprocessableEntityException({ message, errors: [{ path: 'email', message }] });
}
