import { reports } from '#contract/reports/reports.ts'
import { createExport } from '../core/reports/summaries/create-export.ts'
import { getReport } from '../core/reports/summaries/get-report.ts'
import { listRows } from '../core/reports/summaries/list-rows.ts'
import { serve } from '../serve.ts'

export const handler = serve(reports, {
  get: ({ params, query }, ctx) => getReport(ctx, { ...params, ...query }),
  rows: ({ params, query }, ctx) => listRows(ctx, { ...params, ...query }),
  export: ({ params, query }, ctx) => createExport(ctx, { ...params, ...query }),
})
