import { ConflictException, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DEMO_ACCOUNTS, type Environment } from '@wattle/environment';
import { ENVIRONMENT } from '../config/environment.module';
import { ErasureService } from '../erasure/erasure.service';
import { AccountsService } from './accounts.service';
import { RegistrationService } from './registration.service';

/** Creates the first admin where there is none, and the demo accounts where the demo is on (decision 1). */
@Injectable()
export class FirstAccounts implements OnModuleInit {
  constructor(
    private readonly accounts: AccountsService,
    private readonly registration: RegistrationService,
    private readonly erasure: ErasureService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async onModuleInit(): Promise<void> {
    const { admin, hasDemoAccounts } = this.environment;
    if (!hasDemoAccounts) await this.endDemo();
    if (admin && !(await this.accounts.hasAdmin())) await unlessTaken(() => this.registration.createAdmin(admin));
    if (hasDemoAccounts) await this.beginDemo();
  }

  private async beginDemo(): Promise<void> {
    const { admin, student } = DEMO_ACCOUNTS;
    await unlessTaken(() => this.registration.createAdmin({ ...admin, isDemo: true }));
    const parent = { firstName: 'Demo', lastName: 'Parent', phone: '0400 000 000', email: 'parent@wattle.example' };
    const child = { firstName: 'Banksia', lastName: 'Parent', grade: 5, ...student };
    await unlessTaken(() => this.registration.createFamily({ parent, children: [child], isDemo: true }));
  }

  /** The passwords of the demo are public. */
  private async endDemo(): Promise<void> {
    for (const account of await this.accounts.listDemo()) await this.erasure.deleteAccount(account);
  }
}

/** An earlier start, or another process that starts now, may have created it. */
async function unlessTaken(create: () => Promise<unknown>): Promise<void> {
  try {
    await create();
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error;
  }
}
