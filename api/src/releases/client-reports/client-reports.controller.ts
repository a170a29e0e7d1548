import { Controller } from '@nestjs/common';
import { sendClientReports, sendCspReports } from '@wattle/contract/client-reports';
import type { Visitor } from '@wattle/federation/canary';
import { ClientIpPrefix, Endpoint, Input, type InputOf } from '../../infrastructure';
import { ClientReportsService } from './client-reports.service';
import { CurrentVisitor } from './visitor-cookie';

@Controller()
export class ClientReportsController {
  constructor(private readonly service: ClientReportsService) {}

  @Endpoint(sendClientReports)
  report(
    @Input() { body }: InputOf<typeof sendClientReports>,
    @ClientIpPrefix() clientIpPrefix: string,
    @CurrentVisitor() visitor: Visitor | undefined,
  ) {
    return this.service.count(body, clientIpPrefix, visitor);
  }

  @Endpoint(sendCspReports)
  reportViolations(@Input() { body }: InputOf<typeof sendCspReports>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.service.countViolations(body, clientIpPrefix);
  }
}
