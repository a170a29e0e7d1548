import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module';
import { FirstAccounts } from './first-accounts';

/** Only the API itself makes accounts at its start; a command for staff does not. */
@Module({ imports: [AccountsModule], providers: [FirstAccounts] })
export class FirstAccountsModule {}
