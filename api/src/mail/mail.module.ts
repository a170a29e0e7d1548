import { BullModule } from '@nestjs/bull';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { InProcessQueue } from './in-process-queue';
import { MailService } from './mail.service';
import { MailDelivery } from './mail-delivery';
import { MailQueue } from './mail-queue';
import { MailRecordsModule } from './mail-records.module';
import { MailRecovery } from './mail-recovery';
import { MailRequests } from './mail-requests';
import { MAIL_JOBS, RedisQueue, RedisQueueWorker } from './redis-queue';
import { UnsubscribeController } from './unsubscribe.controller';
import { UnsubscribeService } from './unsubscribe.service';

@Module({})
export class MailModule {
  static register(environment: Environment): DynamicModule {
    const { redisUrl } = environment;
    const records = MailRecordsModule.register(environment);
    return {
      module: MailModule,
      global: true,
      imports: redisUrl ? [records, BullModule.registerQueue({ name: MAIL_JOBS, url: redisUrl })] : [records],
      controllers: [UnsubscribeController],
      providers: [
        MailService,
        MailRequests,
        UnsubscribeService,
        MailDelivery,
        MailRecovery,
        { provide: MailQueue, ...(redisUrl ? { useClass: RedisQueue } : { useExisting: InProcessQueue }) },
        InProcessQueue,
        ...(redisUrl ? [RedisQueueWorker] : []),
      ],
      exports: [MailService, MailRequests],
    };
  }
}
