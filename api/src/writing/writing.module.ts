import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { ModelUsageModule, QuestionsModule } from '../bank';
import { AttemptsModule } from '../exams';
import { WritingMarkingsService } from './markings/writing-markings.service';
import { MaskingService } from './masking/masking.service';
import { ModelHelpController } from './model-help/model-help.controller';
import { ModelHelpService } from './model-help/model-help.service';

@Module({
  imports: [AccountsModule, AttemptsModule, ModelUsageModule, QuestionsModule],
  controllers: [ModelHelpController],
  providers: [MaskingService, ModelHelpService, WritingMarkingsService],
})
export class WritingModule {}
