import { Controller } from '@nestjs/common';
import { teamReleases } from '@wattle/contract/team-releases';
import { type AdmittedView, CurrentTeamView, Endpoint } from '../../infrastructure';
import { TeamReleasesService } from './team-releases.service';

@Controller()
export class TeamReleasesController {
  constructor(private readonly releases: TeamReleasesService) {}

  @Endpoint(teamReleases)
  get(@CurrentTeamView() view: AdmittedView) {
    return this.releases.get(view);
  }
}
