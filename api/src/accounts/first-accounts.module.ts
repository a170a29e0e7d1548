import { Module } from '@nestjs/common';
import { AccountRemovalModule } from './account-removal';
import { AccountsModule } from './accounts.module';
import { FirstAccounts } from './first-accounts';

/** Only the API itself makes accounts at its start; a command for staff does not. */
@Module({ imports: [AccountsModule, AccountRemovalModule], providers: [FirstAccounts] })
export class FirstAccountsModule {}
