import { Controller } from '@nestjs/common';
import { sendClientReports, sendCspReports } from '@wattle/contract';
import type { Visitor } from '@wattle/federation/canary';
import { Endpoint, Input, type InputOf, Network } from '../../infrastructure';
import { ClientReportsService } from './client-reports.service';
import { CurrentVisitor } from './visitor-cookie';

@Controller()
export class ClientReportsController {
  constructor(private readonly service: ClientReportsService) {}

  @Endpoint(sendClientReports)
  report(
    @Input() { body }: InputOf<typeof sendClientReports>,
    @Network() network: string,
    @CurrentVisitor() visitor: Visitor | undefined,
  ) {
    return this.service.count(body, network, visitor);
  }

  @Endpoint(sendCspReports)
  reportViolations(@Input() { body }: InputOf<typeof sendCspReports>, @Network() network: string) {
    return this.service.countViolations(body, network);
  }
}
