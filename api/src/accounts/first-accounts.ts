import { ConflictException, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DEMO_ACCOUNTS, type Environment } from '@wattle/environment';
import { ENVIRONMENT } from '../config/environment.module';
import { AccountsService } from './accounts.service';

/** Creates the first admin when there is none, and the student of the demo (decision 1). */
@Injectable()
export class FirstAccounts implements OnModuleInit {
  constructor(
    private readonly accounts: AccountsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async onModuleInit(): Promise<void> {
    const { admin, hasDemoAccounts } = this.environment;
    if (admin) await this.unlessTaken(() => this.createFirstAdmin(admin));
    if (hasDemoAccounts) await this.unlessTaken(() => this.createDemoFamily());
  }

  private async createFirstAdmin({ username, password }: NonNullable<Environment['admin']>): Promise<void> {
    if (!(await this.accounts.hasAdmin())) await this.accounts.createAdmin(username, password);
  }

  private async createDemoFamily(): Promise<void> {
    const { username, password } = DEMO_ACCOUNTS.student;
    if (!(await this.accounts.isUsernameFree(username))) return;
    await this.accounts.createFamily({
      parent: { firstName: 'Demo', lastName: 'Parent', phone: '0400 000 000', email: 'parent@wattle.example' },
      children: [{ firstName: 'Banksia', lastName: 'Parent', grade: 5, username, password }],
      terms: true,
    });
  }

  /** Another process may start at the same moment. */
  private async unlessTaken(create: () => Promise<void>): Promise<void> {
    try {
      await create();
    } catch (error) {
      if (!(error instanceof ConflictException)) throw error;
    }
  }
}
