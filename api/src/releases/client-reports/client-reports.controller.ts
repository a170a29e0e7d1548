import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type ClientReports, type CspReports, clientReportsSchema, cspReportsSchema } from '@wattle/contract';
import type { Visitor } from '@wattle/federation/canary';
import { ClientIpPrefix, Public, ZodPipe } from '../../infrastructure';
import { ClientReportsService } from './client-reports.service';
import { CurrentVisitor } from './visitor-cookie';

@Controller()
@Public()
export class ClientReportsController {
  constructor(private readonly service: ClientReportsService) {}

  @Post('client-reports')
  @HttpCode(204)
  report(
    @Body(new ZodPipe(clientReportsSchema)) reports: ClientReports,
    @ClientIpPrefix() clientIpPrefix: string,
    @CurrentVisitor() visitor: Visitor | undefined,
  ) {
    return this.service.count(reports, clientIpPrefix, visitor);
  }

  @Post('csp-reports')
  @HttpCode(204)
  reportViolations(@Body(new ZodPipe(cspReportsSchema)) reports: CspReports, @ClientIpPrefix() clientIpPrefix: string) {
    return this.service.countViolations(reports, clientIpPrefix);
  }
}
