import { Global, Module } from '@nestjs/common';
import { MailedLinks } from '../mail/links/mailed-links';
import { DiskSpace } from './disk-space/disk-space';
import { BrowserCookies } from './http/browser-cookies';
import { RateLimits } from './limits/rate-limits';
import { Clock } from './time/clock';

@Global()
@Module({
  providers: [BrowserCookies, Clock, DiskSpace, MailedLinks, RateLimits],
  exports: [BrowserCookies, Clock, DiskSpace, MailedLinks, RateLimits],
})
export class CommonModule {}
