import { BullModule } from '@nestjs/bull';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { MailRecord, MailRecordSchema } from './delivery/mail.schema';
import { MailService } from './delivery/mail.service';
import { MailDelivery } from './delivery/mail-delivery';
import { InProcessQueue, MailQueue, MailRecovery } from './delivery/mail-queue';
import { MailRequests } from './delivery/mail-requests';
import { MAIL_JOBS, RedisQueue, RedisQueueWorker } from './delivery/redis-queue';
import { MailRecordsModule } from './mail-records.module';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service';

@Module({})
export class MailModule {
  static register(environment: Environment): DynamicModule {
    const { redisUrl } = environment;
    return {
      module: MailModule,
      global: true,
      imports: [
        MailRecordsModule,
        MongooseModule.forFeature([{ name: MailRecord.name, schema: MailRecordSchema }]),
        ...(redisUrl ? [BullModule.registerQueue({ name: MAIL_JOBS, url: redisUrl })] : []),
      ],
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
