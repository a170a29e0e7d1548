import { BullModule } from '@nestjs/bull';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { MailRecord, MailRecordSchema } from './delivery/mail.schema';
import { MailService } from './delivery/mail.service';
import { MailDelivery } from './delivery/mail-delivery';
import { MailOptOutRecord, MailOptOutRecordSchema, MailOptOuts } from './delivery/mail-opt-outs';
import { InProcessQueue, MailQueue, MailRecovery } from './delivery/mail-queue';
import { MailRequests } from './delivery/mail-requests';
import { MailTransport } from './delivery/mail-transport';
import { MAIL_JOBS, RedisQueue, RedisQueueWorker } from './delivery/redis-queue';
import { StoredMailsService } from './delivery/stored-mails.service';
import { LinkSigner, MailedLinks, UnsubscribeLinks } from './links/mailed-links';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service';

const records = MongooseModule.forFeature([
  { name: MailRecord.name, schema: MailRecordSchema },
  { name: MailOptOutRecord.name, schema: MailOptOutRecordSchema },
]);
const services = [StoredMailsService, MailOptOuts, MailTransport, LinkSigner, MailedLinks, UnsubscribeLinks];

@Global()
@Module({ imports: [records], providers: services, exports: services })
export class MailRecordsModule {}

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
