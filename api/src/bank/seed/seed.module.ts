import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { AttemptsModule } from '../../exams/attempts/attempts.module';
import { DemoAttempts } from '../../exams/demo/demo-attempts';
import { ImagesModule } from '../images/images.module';
import { QuestionsModule } from '../questions/questions.module';
import { SeedService } from './seed.service';

@Module({
  imports: [QuestionsModule, ImagesModule, AccountsModule, AttemptsModule],
  providers: [SeedService, DemoAttempts],
})
export class SeedModule {}
