import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { QuestionsModule } from '../bank';
import { AttemptsModule } from '../exams';
import { MaskingService } from './masking/masking.service';

@Module({
  imports: [AccountsModule, AttemptsModule, QuestionsModule],
  providers: [MaskingService],
})
export class WritingModule {}
