import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts.module';
import { ChildProgressLinks } from './child-progress-links';

@Module({
  imports: [AccountsModule],
  providers: [ChildProgressLinks],
  exports: [ChildProgressLinks],
})
export class ChildProgressLinksModule {}
