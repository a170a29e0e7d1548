import { BadRequestException, Controller, PayloadTooLargeException, Req, StreamableFile } from '@nestjs/common';
import { IMPORT_LIMITS } from '@wattle/contract/constants';
import {
  badRows,
  cancelImport,
  importProgress,
  importQuestions,
  importTemplate,
} from '@wattle/contract/question-import';
import type { FastifyRequest } from 'fastify';
import {
  CurrentUser,
  Endpoint,
  Input,
  type InputOf,
  Priority,
  readable,
  type SignedInUser,
} from '../../infrastructure';
import { xlsxFile } from '../workbooks/xlsx-file';
import type { ImportFile } from './import-runner.service';
import { QuestionImportService } from './question-import.service';

// Loaded on first use: SheetJS takes much memory, and most processes never write a workbook.
const workbooks = () => import('../workbooks/workbooks');

@Controller()
export class QuestionImportController {
  constructor(private readonly imports: QuestionImportService) {}

  @Endpoint(importQuestions)
  @Priority('low', { holdsPlace: false })
  async import(
    @Input() { query }: InputOf<typeof importQuestions>,
    @Req() request: FastifyRequest,
    @CurrentUser() { username }: SignedInUser,
  ) {
    return this.imports.import(await readFile(request), query, username);
  }

  @Endpoint(importTemplate)
  async template(): Promise<StreamableFile> {
    const { templateWorkbook } = await workbooks();
    return xlsxFile(templateWorkbook(), 'wattle-questions.xlsx');
  }

  @Endpoint(importProgress)
  progress(@Input() { params }: InputOf<typeof importProgress>) {
    return this.imports.progress(params.importId);
  }

  @Endpoint(cancelImport)
  cancel(@Input() { params }: InputOf<typeof cancelImport>) {
    return this.imports.cancel(params.importId);
  }

  @Endpoint(badRows)
  async badRows(@Input() { params }: InputOf<typeof badRows>): Promise<StreamableFile> {
    const { rows, errors } = await this.imports.badRows(params.importId);
    const { badRowsWorkbook } = await workbooks();
    return xlsxFile(badRowsWorkbook(rows, errors), 'rows-to-correct.xlsx');
  }
}

/** Published sentences (docs/published.md, sentences). */
const NO_FILE = 'Please select a file before uploading.';
const NOT_XLSX = 'Please upload a valid Excel file (.xlsx)';

async function readFile(request: FastifyRequest): Promise<ImportFile> {
  const limits = { fileSize: IMPORT_LIMITS.bytes };
  const part = request.isMultipart() ? await readable(() => request.file({ limits })) : undefined;
  if (!part) throw new BadRequestException({ message: NO_FILE, errors: [{ path: 'file', message: NO_FILE }] });
  const bytes = await readable(() => part.toBuffer()).catch((error: { statusCode?: number }) => {
    if (error.statusCode !== 413) throw error;
    throw new PayloadTooLargeException('This file is larger than 20 MB. Divide it, or leave out its pictures.');
  });
  if (!part.filename.toLowerCase().endsWith('.xlsx')) {
    throw new BadRequestException({ message: NOT_XLSX, errors: [{ path: 'file', message: NOT_XLSX }] });
  }
  return { name: part.filename.slice(-100), bytes };
}
