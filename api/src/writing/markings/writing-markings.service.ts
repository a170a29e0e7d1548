import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { Clock } from '../../infrastructure';

interface Marking {
  owner: string;
  text: string;
  questionId: string;
  version: number;
  claim?: { by: string; until: Date };
}

@Injectable()
export class WritingMarkingsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  async requireClaimed(id: string, marker: string): Promise<Marking> {
    const found = await this.connection
      .collection<Marking>('writing_markings')
      .findOne({ _id: new Types.ObjectId(id) });
    if (!found) throw new NotFoundException('This text is not there any more. Take another one from the queue.');
    if (found.claim?.by === marker && found.claim.until > this.clock.now()) return found;
    throw new ConflictException('You do not have this text any more. Take the text again.');
  }
}

export const childIdOf = ({ owner }: Pick<Marking, 'owner'>) => owner.slice(owner.indexOf(':') + 1);
