import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { Message } from '@wattle/contract';
import { AccountsService } from '../accounts/accounts.service';
import { RetryLater } from '../common/retry-later';
import { BytesNotErasedError, ErasureService } from '../erasure/erasure.service';
import { StaffActionsService } from './staff-actions.service';

const RETRY_SECONDS = 60;

/** Erases a family for staff who typed its address. */
@Injectable()
export class FamilyErasureService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly erasure: ErasureService,
    private readonly actions: StaffActionsService,
  ) {}

  /** May be repeated: once its records are gone, what is left to do is found by the address alone. */
  async eraseFamily(id: string, email: string, by: string): Promise<Message> {
    const families = await this.accounts.listByParent(email);
    if (families.length === 0 && (await this.accounts.findFamily(id))) throw otherAddress();
    if (families.length > 0 && !families.some(({ _id }) => String(_id) === id)) throw otherAddress();
    try {
      await this.erase(email, by);
    } catch (error) {
      if (!(error instanceof BytesNotErasedError)) throw error;
      throw RetryLater.unavailable(
        'The records of this family are deleted, but the database file still holds their bytes. Free some disk space on the server, then erase again.',
        RETRY_SECONDS,
      );
    }
    return { message: `Nothing is kept under ${email} any more.` };
  }

  /**
   * Erases everything under an address.
   *
   * @throws BytesNotErasedError when the records are deleted and the database file still holds their bytes.
   */
  async erase(email: string, by: string): Promise<void> {
    await this.actions.recordErasure(await this.accounts.listByParent(email), by);
    await this.erasure.deleteFamily(email);
    await this.erasure.eraseBytes();
  }
}

function otherAddress(): UnprocessableEntityException {
  const message = 'This is not the address of the family. Nothing was erased.';
  return new UnprocessableEntityException({ message, errors: [{ path: 'email', message }] });
}
