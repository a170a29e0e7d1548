import {
  BadRequestException,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  PayloadTooLargeException,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { IMPORT_LIMITS, type ImportQuery, importIdSchema, importQuerySchema } from '@wattle/contract';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Priority, Roles, readable, type SignedInUser, ZodPipe } from '../../infrastructure';
import { xlsxFile } from '../workbooks/xlsx-file';
import type { ImportFile } from './import-runner.service';
import { QuestionImportService } from './question-import.service';

// Loaded on first use: SheetJS takes much memory, and most processes never write a workbook.
const workbooks = () => import('../workbooks/workbooks');

const ImportId = () => Param('importId', new ZodPipe(importIdSchema));

@Controller('addQuestions')
@Roles('admin')
export class QuestionImportController {
  constructor(private readonly imports: QuestionImportService) {}

  @Post('import-questions')
  @Priority('low', { holdsPlace: false })
  @HttpCode(200)
  async import(
    @Query(new ZodPipe(importQuerySchema)) query: ImportQuery,
    @Req() request: FastifyRequest,
    @CurrentUser() { username }: SignedInUser,
  ) {
    return this.imports.import(await readFile(request), query, username);
  }

  @Get('import-template')
  async template(): Promise<StreamableFile> {
    const { templateWorkbook } = await workbooks();
    return xlsxFile(templateWorkbook(), 'wattle-questions.xlsx');
  }

  @Get('imports/:importId')
  progress(@ImportId() importId: string) {
    return this.imports.progress(importId);
  }

  @Delete('imports/:importId')
  cancel(@ImportId() importId: string) {
    return this.imports.cancel(importId);
  }

  @Get('imports/:importId/bad-rows')
  async badRows(@ImportId() importId: string): Promise<StreamableFile> {
    const { rows, errors } = await this.imports.badRows(importId);
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
