import { Global, Module } from '@nestjs/common';
import { BrowserCookies } from './browser-cookies';
import { Clock } from './clock';
import { DiskSpace } from './disk-space';
import { RateLimits } from './rate-limits';

@Global()
@Module({
  providers: [BrowserCookies, Clock, DiskSpace, RateLimits],
  exports: [BrowserCookies, Clock, DiskSpace, RateLimits],
})
export class CommonModule {}
