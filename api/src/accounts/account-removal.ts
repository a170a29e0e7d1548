import { Injectable, Module } from '@nestjs/common';
import { ownerOf } from '../attempts/attempt-keys';
import { AttemptsModule } from '../attempts/attempts.module';
import { AttemptsService } from '../attempts/attempts.service';
import { AuthModule } from '../auth/auth.module';
import { SessionsService } from '../auth/sessions.service';
import type { Account } from './account.schema';
import { AccountsModule } from './accounts.module';
import { AccountsService } from './accounts.service';

/** Takes an account away with everything that its users have left. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptsService,
  ) {}

  /** May be repeated where it was cut short: as long as anything is left, the account is. */
  async remove(account: Account): Promise<void> {
    await this.removeAttempts(account);
    for (const { _id } of account.users) await this.sessions.closeAll(_id);
    await this.accounts.delete(account);
    // As long as there was an account, its child could begin another test.
    await this.removeAttempts(account);
  }

  private async removeAttempts({ users }: Account): Promise<void> {
    for (const { _id } of users) await this.attempts.deleteOf(ownerOf('child', _id));
  }
}

@Module({
  imports: [AccountsModule, AuthModule, AttemptsModule],
  providers: [AccountRemoval],
  exports: [AccountRemoval],
})
export class AccountRemovalModule {}
