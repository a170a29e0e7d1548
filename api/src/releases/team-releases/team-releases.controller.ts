import { Controller } from '@nestjs/common';
import { teamReleases } from '@wattle/contract/team-releases';
import type { TeamView } from '@wattle/federation/team-view';
import { CurrentTeamView, Endpoint } from '../../infrastructure';
import { TeamReleasesService } from './team-releases.service';

@Controller()
export class TeamReleasesController {
  constructor(private readonly releases: TeamReleasesService) {}

  @Endpoint(teamReleases)
  get(@CurrentTeamView() view: TeamView) {
    return this.releases.get(view);
  }
}
