import { type DynamicModule, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { MailRecord, MailRecordSchema } from './mail.schema';
import { MAIL_TRANSPORT } from './mail-delivery';
import { MailOptOutRecord, MailOptOutRecordSchema } from './mail-opt-out.schema';
import { MailOptOuts } from './mail-opt-outs';
import { MailRetention } from './mail-retention';
import { createMailTransport, type MailTransport } from './mail-transport';
import { UnsubscribeLinks } from './unsubscribe-links';

/** The mails, their transport and who wants none, without anything that sends by itself. */
@Module({})
export class MailRecordsModule implements OnModuleDestroy {
  constructor(@Inject(MAIL_TRANSPORT) private readonly transport: MailTransport) {}

  static register(environment: Environment): DynamicModule {
    const records = MongooseModule.forFeature([
      { name: MailRecord.name, schema: MailRecordSchema },
      { name: MailOptOutRecord.name, schema: MailOptOutRecordSchema },
    ]);
    const transport = {
      provide: MAIL_TRANSPORT,
      inject: [UnsubscribeLinks],
      useFactory: (links: UnsubscribeLinks) => createMailTransport(environment, links),
    };
    return {
      module: MailRecordsModule,
      global: true,
      imports: [records],
      providers: [MailRetention, MailOptOuts, UnsubscribeLinks, transport],
      exports: [records, MailRetention, MailOptOuts, UnsubscribeLinks, MAIL_TRANSPORT],
    };
  }

  onModuleDestroy(): void {
    this.transport.close();
  }
}
