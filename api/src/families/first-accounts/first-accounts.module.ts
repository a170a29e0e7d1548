import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { ErasureModule } from '../erasure/erasure.module';
import { FirstAccounts } from './first-accounts';

/** Only the API creates accounts at its start; a staff command does not. */
@Module({ imports: [AccountsModule, ErasureModule], providers: [FirstAccounts] })
export class FirstAccountsModule {}
