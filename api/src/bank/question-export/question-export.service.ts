import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { QuestionListQuery } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import type { StoredQuestion } from '../questions/question.schema';
import { QuestionsService } from '../questions/questions.service';
import { CELL_CHARACTERS, EXPORT_COLUMNS, toCells } from '../workbooks/columns';
import { csvLine, csvOf } from '../workbooks/sheet-files';

const BATCH = 500;

@Injectable()
export class QuestionExportService {
  constructor(private readonly questions: QuestionsService) {}

  /** In a thread of its own: a large bank takes seconds. */
  async workbook(subject: Subject, query: QuestionListQuery): Promise<Buffer> {
    // The host's flags may load tsx, which the built thread does not need.
    const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { execArgv: [] });
    try {
      const written = once(worker, 'message');
      let batch: string[][] = [];
      for await (const question of this.questions.stream(subject, query)) {
        const row = rowOf(question);
        if (row.some((cell) => cell.length > CELL_CHARACTERS)) throw tooLong(question.question);
        batch.push(row);
        if (batch.length < BATCH) continue;
        worker.postMessage(batch);
        batch = [];
      }
      if (batch.length > 0) worker.postMessage(batch);
      worker.postMessage([]);
      const [bytes] = (await written) as [Uint8Array];
      return Buffer.from(bytes.buffer);
    } finally {
      await worker.terminate();
    }
  }

  csv(subject: Subject, query: QuestionListQuery): Readable {
    return Readable.from(this.lines(subject, query));
  }

  private async *lines(subject: Subject, query: QuestionListQuery): AsyncGenerator<string> {
    yield csvOf([EXPORT_COLUMNS]);
    for await (const question of this.questions.stream(subject, query)) yield csvLine(rowOf(question));
  }
}

function rowOf({ _id, parent_question_id: parent, ...question }: StoredQuestion): string[] {
  return [...toCells(question.subject, question), String(_id), parent ? String(parent) : ''];
}

function tooLong(question = ''): UnprocessableEntityException {
  const which = question.slice(0, 60);
  return new UnprocessableEntityException(
    `“${which}” has a text of more than ${CELL_CHARACTERS.toLocaleString('en')} characters, which no Excel cell holds.`,
  );
}
