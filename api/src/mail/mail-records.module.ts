import { type DynamicModule, Inject, Module, type OnModuleDestroy } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import { MailRecord, MailRecordSchema } from './delivery/mail.schema';
import { MailCountsService } from './delivery/mail-counts.service';
import { MAIL_TRANSPORT } from './delivery/mail-delivery';
import { MailOptOutRecord, MailOptOutRecordSchema } from './delivery/mail-opt-out.schema';
import { MailOptOuts } from './delivery/mail-opt-outs';
import { MailRetention } from './delivery/mail-retention';
import { createMailTransport, type MailTransport } from './delivery/mail-transport';
import { LinkSigner } from './links/link-signer';
import { MailedLinks } from './links/mailed-links';
import { UnsubscribeLinks } from './links/unsubscribe-links';

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
      providers: [MailRetention, MailOptOuts, MailCountsService, LinkSigner, MailedLinks, UnsubscribeLinks, transport],
      exports: [
        records,
        MailRetention,
        MailOptOuts,
        MailCountsService,
        LinkSigner,
        MailedLinks,
        UnsubscribeLinks,
        MAIL_TRANSPORT,
      ],
    };
  }

  onModuleDestroy(): void {
    this.transport.close();
  }
}
