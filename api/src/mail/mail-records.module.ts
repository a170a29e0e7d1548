import { type DynamicModule, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { MailRecord, MailRecordSchema } from './mail.schema';
import { MAIL_TRANSPORT } from './mail-delivery';
import { MailRetention } from './mail-retention';
import { createMailTransport, type MailTransport } from './mail-transport';

/** The mails and their transport, without anything that sends by itself. */
@Module({})
export class MailRecordsModule implements OnModuleDestroy {
  constructor(@Inject(MAIL_TRANSPORT) private readonly transport: MailTransport) {}

  static register(environment: Environment): DynamicModule {
    const records = MongooseModule.forFeature([{ name: MailRecord.name, schema: MailRecordSchema }]);
    return {
      module: MailRecordsModule,
      global: true,
      imports: [records],
      providers: [MailRetention, { provide: MAIL_TRANSPORT, useValue: createMailTransport(environment) }],
      exports: [records, MailRetention, MAIL_TRANSPORT],
    };
  }

  onModuleDestroy(): void {
    this.transport.close();
  }
}
