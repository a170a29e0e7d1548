import { Injectable, Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module';
import { AttemptsService } from '../attempts/attempts.service';
import { AuthModule } from '../auth/auth.module';
import { SessionsService } from '../auth/sessions.service';
import { ownerOf } from '../tests/child';
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

  async remove(account: Account): Promise<void> {
    for (const { _id } of account.users) await this.sessions.closeAll(_id);
    await this.accounts.delete(account);
    // Last: as long as there is an account, its child may begin another test.
    for (const { _id } of account.users) await this.attempts.deleteOf(ownerOf(String(_id)));
  }
}

@Module({
  imports: [AccountsModule, AuthModule, AttemptsModule],
  providers: [AccountRemoval],
  exports: [AccountRemoval],
})
export class AccountRemovalModule {}
