import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionRecord, SessionRecordSchema } from './auth/session.schema';
import { SessionsService } from './auth/sessions.service';
import { FamilySearchService } from './family-search/family-search.service';
import { SignInCodeRecord, SignInCodeRecordSchema } from './parent-sign-in/sign-in-code.schema';
import { SignInCodesService } from './parent-sign-in/sign-in-codes.service';
import { PasswordsService } from './passwords/passwords.service';
import { AccountRecord, AccountRecordSchema } from './records/account.schema';
import { AccountsService } from './records/accounts.service';
import { RegistrationService } from './registration/registration.service';

const services = [
  AccountsService,
  FamilySearchService,
  PasswordsService,
  RegistrationService,
  SessionsService,
  SignInCodesService,
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AccountRecord.name, schema: AccountRecordSchema },
      { name: SessionRecord.name, schema: SessionRecordSchema },
      { name: SignInCodeRecord.name, schema: SignInCodeRecordSchema },
    ]),
  ],
  providers: services,
  exports: services,
})
export class AccountsModule {}
