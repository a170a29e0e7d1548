import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionRecord, SessionRecordSchema } from './auth/session.schema';
import { SessionsService } from './auth/sessions.service';
import { FamilySearchService } from './family-search/family-search.service';
import { MaskingService } from './masking/masking.service';
import { LoginCodeRecord, LoginCodeRecordSchema } from './parent-login/login-code.schema';
import { LoginCodesService } from './parent-login/login-codes.service';
import { PasswordsService } from './passwords/passwords.service';
import { AccountRecord, AccountRecordSchema } from './records/account.schema';
import { AccountsService } from './records/accounts.service';
import { RegistrationService } from './registration/registration.service';

const services = [
  AccountsService,
  FamilySearchService,
  MaskingService,
  PasswordsService,
  RegistrationService,
  SessionsService,
  LoginCodesService,
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AccountRecord.name, schema: AccountRecordSchema },
      { name: SessionRecord.name, schema: SessionRecordSchema },
      { name: LoginCodeRecord.name, schema: LoginCodeRecordSchema },
    ]),
  ],
  providers: services,
  exports: services,
})
export class AccountsModule {}
