export { AccountsModule } from './accounts.module';
export { WeeklyReportChoices } from './address-confirmation/weekly-report-choices';
export { SessionsService } from './auth/sessions.service';
export { AuthModule } from './auth.module';
export { FamilySearchService, toFoundFamily } from './family-search/family-search.service';
export { maskNames } from './masking/mask-names';
export { MaskingService } from './masking/masking.service';
export { LoginCodesService } from './parent-login/login-codes.service';
export { isWeak, requireStrong } from './passwords/passwords.service';
export type {
  Account,
  FamilyAccount,
  MailedChild,
  PracticeExam,
  User,
} from './records/account.schema';
export {
  AccountsService,
  allowanceRequestsOf,
  allowancesOf,
  consentsOf,
  erasedUser,
  rehearsalOf,
} from './records/accounts.service';
export { type FoundAccount, unionWithAccountOf, userIn } from './records/union-with-account';
export { RegistrationService } from './registration/registration.service';
