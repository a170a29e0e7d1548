import { Controller } from '@nestjs/common';
import {
  comparisonResults,
  comparisonSets,
  comparisonTurn,
  judgePair,
  makeComparisonSet,
} from '@wattle/contract/writing-comparisons';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { ComparisonSetsService } from './comparison-sets.service';
import { JudgingService } from './judging.service';

@Controller()
export class ComparisonsController {
  constructor(
    private readonly sets: ComparisonSetsService,
    private readonly judging: JudgingService,
  ) {}

  @Endpoint(comparisonSets)
  list() {
    return this.sets.list();
  }

  @Endpoint(makeComparisonSet)
  make(@Input() { body }: InputOf<typeof makeComparisonSet>) {
    return this.sets.make(body.questionId);
  }

  @Endpoint(comparisonResults)
  results(@Input() { params }: InputOf<typeof comparisonResults>) {
    return this.sets.results(params.id);
  }

  @Endpoint(comparisonTurn)
  turn(@Input() { params }: InputOf<typeof comparisonTurn>, @CurrentUser() { username }: SignedInUser) {
    return this.judging.turn(params.id, username);
  }

  @Endpoint(judgePair)
  judge(@Input() { params, body }: InputOf<typeof judgePair>, @CurrentUser() { username }: SignedInUser) {
    return this.judging.judge(params.id, username, body);
  }
}
