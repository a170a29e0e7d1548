import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { Clock } from '../../infrastructure';
import { LinkSigner, MailedLinks } from '../../mail';
import type { FamilyAccount } from '../records/account.schema';
import { type LoginCode, LoginCodeRecord } from './login-code.schema';

/** The kind of the mails, of their links and of what is signed for them. */
export const PARENT_LOGIN = 'parent-login';
const LIFETIME_MS = 600_000;
const MAX_TRIES = 5;

/** Codes that log a parent in, and links that do the same: whichever is used first uses up both. */
@Injectable()
export class LoginCodesService {
  constructor(
    @InjectModel(LoginCodeRecord.name) private readonly records: Model<LoginCodeRecord>,
    private readonly signer: LinkSigner,
    private readonly links: MailedLinks,
    private readonly clock: Clock,
  ) {}

  /** Ends the one before, also where another family of the address stood for it. */
  async create({ _id, parent: { email } }: FamilyAccount): Promise<{ code: string; link: string }> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME_MS);
    const signature = this.signer.sign(PARENT_LOGIN, signedText({ _id, expiresAt }, code));
    await this.records.deleteMany({ email, _id: { $ne: _id } });
    await this.records.replaceOne({ _id }, { email, signature, tries: 0, expiresAt }, { upsert: true });
    return { code, link: this.links.linkFor(PARENT_LOGIN, _id, signature) };
  }

  /** Counts a try. The same work for an address that has no code. */
  async useCode(email: string, code: string): Promise<Types.ObjectId | undefined> {
    const tried = await this.records
      .findOneAndUpdate(
        { email, tries: { $lt: MAX_TRIES }, expiresAt: { $gt: this.clock.now() } },
        { $inc: { tries: 1 } },
      )
      .lean<LoginCode>();
    const isRight = tried && this.signer.isSigned(PARENT_LOGIN, signedText(tried, code), tried.signature);
    return isRight ? this.use(tried) : undefined;
  }

  /** Wrong codes do not end it, so that nobody else can keep a parent out. */
  async useLink(token: string): Promise<Types.ObjectId | undefined> {
    const link = this.links.read(PARENT_LOGIN, token);
    const found = link && !link.isExpired ? await this.records.findById(link.id).lean<LoginCode>() : null;
    return found && link?.isFor(found.signature) ? this.use(found) : undefined;
  }

  async expiryOf(id: Types.ObjectId): Promise<Date | undefined> {
    return (await this.records.findById(id).lean<LoginCode>())?.expiresAt;
  }

  async deleteOf(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.records.deleteMany({ _id: { $in: ids } });
  }

  /** Undefined for the second of two concurrent uses. */
  private async use({ _id, signature }: LoginCode): Promise<Types.ObjectId | undefined> {
    const { deletedCount } = await this.records.deleteOne({ _id, signature });
    return deletedCount === 1 ? _id : undefined;
  }
}

function signedText({ _id, expiresAt }: Pick<LoginCode, '_id' | 'expiresAt'>, code: string): string {
  return `${_id} ${expiresAt.getTime()} ${code}`;
}
