import { Global, Module } from '@nestjs/common';
import { BrowserCookies } from './browser-cookies';
import { Clock } from './clock';
import { DiskSpace } from './disk-space';
import { MailedLinks } from './mailed-links';
import { RateLimits } from './rate-limits';

@Global()
@Module({
  providers: [BrowserCookies, Clock, DiskSpace, MailedLinks, RateLimits],
  exports: [BrowserCookies, Clock, DiskSpace, MailedLinks, RateLimits],
})
export class CommonModule {}
