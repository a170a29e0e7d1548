import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailRecord, MailRecordSchema } from './delivery/mail.schema';
import { MailOptOutRecord, MailOptOutRecordSchema, MailOptOuts } from './delivery/mail-opt-outs';
import { MailTransport } from './delivery/mail-transport';
import { StoredMailsService } from './delivery/stored-mails.service';
import { LinkSigner } from './links/link-signer';
import { MailedLinks } from './links/mailed-links';
import { UnsubscribeLinks } from './links/unsubscribe-links';

const records = MongooseModule.forFeature([
  { name: MailRecord.name, schema: MailRecordSchema },
  { name: MailOptOutRecord.name, schema: MailOptOutRecordSchema },
]);
const services = [StoredMailsService, MailOptOuts, MailTransport, LinkSigner, MailedLinks, UnsubscribeLinks];

@Global()
@Module({ imports: [records], providers: services, exports: services })
export class MailRecordsModule {}
