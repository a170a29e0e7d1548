import { BullModule } from '@nestjs/bull';
import { type DynamicModule, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { InProcessQueue } from './in-process-queue';
import { MailRecord, MailRecordSchema } from './mail.schema';
import { MailService } from './mail.service';
import { MAIL_TRANSPORT, MailDelivery } from './mail-delivery';
import { MailQueue } from './mail-queue';
import { MailRecovery } from './mail-recovery';
import { MailRetention } from './mail-retention';
import { createMailTransport, type MailTransport } from './mail-transport';
import { MAIL_JOBS, RedisQueue, RedisQueueWorker } from './redis-queue';

@Module({})
export class MailModule implements OnModuleDestroy {
  constructor(@Inject(MAIL_TRANSPORT) private readonly transport: MailTransport) {}

  static register(environment: Environment): DynamicModule {
    const { redisUrl } = environment;
    const records = MongooseModule.forFeature([{ name: MailRecord.name, schema: MailRecordSchema }]);
    return {
      module: MailModule,
      global: true,
      imports: redisUrl ? [records, BullModule.registerQueue({ name: MAIL_JOBS, url: redisUrl })] : [records],
      providers: [
        MailService,
        MailDelivery,
        MailRecovery,
        MailRetention,
        { provide: MAIL_TRANSPORT, useValue: createMailTransport(environment) },
        { provide: MailQueue, ...(redisUrl ? { useClass: RedisQueue } : { useExisting: InProcessQueue }) },
        InProcessQueue,
        ...(redisUrl ? [RedisQueueWorker] : []),
      ],
      exports: [MailService, MailRetention],
    };
  }

  onModuleDestroy(): void {
    this.transport.close();
  }
}
