import { ConflictException, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DEMO_ACCOUNTS, DEMO_PARENT, type Environment, EnvironmentError } from '@wattle/environment';
import { AccountsService, isWeak, RegistrationService } from '../../accounts';
import { ENVIRONMENT } from '../../infrastructure';
import { ErasureService } from '../erasure/erasure.service';

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
    if (!hasDemoAccounts) await this.deleteDemoAccounts();
    if (admin && !(await this.accounts.hasAdmin())) await this.createFirstAdmin(admin);
    if (hasDemoAccounts) await this.createDemoAccounts();
  }

  /** @throws EnvironmentError when there is still no admin. */
  private async createFirstAdmin(admin: { username: string; password: string }): Promise<void> {
    if (isWeak(admin)) throw new EnvironmentError('ADMIN_PASSWORD: is one that many people use, or the username');
    await unlessTaken(() => this.registration.createStaff({ ...admin, role: 'admin' }));
    if (await this.accounts.hasAdmin()) return;
    throw new EnvironmentError('ADMIN_USERNAME: is taken by an account that cannot be the first admin');
  }

  private async createDemoAccounts(): Promise<void> {
    const { admin, student } = DEMO_ACCOUNTS;
    await unlessTaken(() => this.registration.createStaff({ ...admin, role: 'admin', isDemo: true }));
    const name = { firstName: 'Demo', lastName: 'Parent', phone: '0400 000 000' };
    // So that the parent can be logged in with the mail in DATA_DIR at once.
    const parent = { ...name, email: DEMO_PARENT, emailConfirmedAt: new Date() };
    const child = { firstName: 'Banksia', lastName: 'Parent', grade: 5, ...student };
    await unlessTaken(() => this.registration.createFamily({ parent, children: [child], isDemo: true }));
  }

  /** Passwords of demo accounts are public. */
  private async deleteDemoAccounts(): Promise<void> {
    for (const account of await this.accounts.listDemo()) await this.erasure.deleteAccount(account);
  }
}

/** An earlier start or another process may have created it. */
async function unlessTaken(create: () => Promise<unknown>): Promise<void> {
  try {
    await create();
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error;
  }
}
