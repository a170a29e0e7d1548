import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { Message } from '@wattle/contract/primitives';
import { AccountsService, type FamilyAccount, type MailedChild } from '../../accounts';
import { aboutField, RetryAfterException } from '../../infrastructure';
import { BY_PARENT, StaffActionsService } from '../staff-actions/staff-actions.service';
import { BytesNotErasedError, ErasureService } from './erasure.service';

const RETRY_SECONDS = 60;
const BYTES_LEFT =
  'The records of this family are deleted, but the database file still holds their bytes. Free some disk space on the server, then erase again.';

interface FamilyToErase {
  id: string;
  email: string;
  by: string;
  /** When the parent asked for it: families that signed up later are not erased. */
  askedAt?: Date;
}

interface ErasureRefusals {
  /** The family has another address, or signed up again with this one. */
  otherFamily: () => Error;
  bytesLeft: string;
}

@Injectable()
export class FamilyErasureService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly erasure: ErasureService,
    private readonly actions: StaffActionsService,
  ) {}

  async eraseByStaff(family: FamilyToErase): Promise<Message> {
    await this.eraseFamily(family, { otherFamily: otherAddress, bytesLeft: BYTES_LEFT });
    const others = await this.accounts.listByParent(family.email);
    return { message: others.length === 0 ? nothingUnder(family.email) : othersStay(family.email, others.length) };
  }

  /** Can be repeated: once the records are deleted, the rest is found by the address. */
  async eraseFamily(
    { id, email, by, askedAt }: FamilyToErase,
    { otherFamily, bytesLeft }: ErasureRefusals,
  ): Promise<void> {
    const families = await this.accounts.listByParent(email);
    const family = families.find(({ _id }) => String(_id) === id);
    const isLater = ({ createdAt }: FamilyAccount) => askedAt !== undefined && createdAt > askedAt;
    if (!family && ((await this.accounts.findFamily(id)) || families.some(isLater))) throw otherFamily();
    await this.erase(email, family, by).catch((error) => retryLater(error, bytesLeft));
  }

  /** For its parent. The rest of the family stays as it is. */
  async eraseChild(member: MailedChild, bytesLeft: string): Promise<void> {
    await this.actions.recordErasure(undefined, BY_PARENT);
    await this.erasure.deleteChild(member);
    await this.eraseBytes(bytesLeft);
  }

  /** The last step, which can fail alone. */
  async eraseBytes(bytesLeft: string): Promise<void> {
    await this.erasure.eraseBytes().catch((error) => retryLater(error, bytesLeft));
  }

  /**
   * Erases a family, and what belongs to its address unless another family has it. Without a family it finishes an
   * earlier try.
   *
   * @throws BytesNotErasedError when the records are deleted, but the database file still has their bytes.
   */
  async erase(email: string, family: FamilyAccount | undefined, by: string): Promise<void> {
    // The parent's link still works after the erasure, which is recorded once.
    if (family || by !== BY_PARENT) await this.actions.recordErasure(family, by);
    if (family) await this.erasure.deleteFamily(family);
    await this.erasure.deleteAddress(email);
    await this.erasure.eraseBytes();
  }
}

function retryLater(error: unknown, bytesLeft: string): never {
  if (!(error instanceof BytesNotErasedError)) throw error;
  throw RetryAfterException.unavailable(bytesLeft, RETRY_SECONDS);
}

function nothingUnder(email: string): string {
  return `Nothing is kept under ${email} any more.`;
}

function othersStay(email: string, others: number): string {
  const stay =
    others === 1
      ? `One other family has the address ${email}, and stays.`
      : `${others} other families have the address ${email}, and stay.`;
  return `Nothing is kept of this family any more. ${stay}`;
}

function otherAddress(): UnprocessableEntityException {
  const message = 'This is not the address of the family, so nothing was erased. Check it and type it again.';
  return new UnprocessableEntityException(aboutField('email', message));
}
