import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { ImagesModule } from '../images/images.module';
import { QuestionsModule } from '../questions/questions.module';
import { DemoAttempts } from './demo-attempts';
import { SeedService } from './seed.service';

@Module({
  imports: [QuestionsModule, ImagesModule, AccountsModule, AttemptsModule],
  providers: [SeedService, DemoAttempts],
})
export class SeedModule {}
