import { exports } from '#contract/customers/exports.ts'
import { createExport } from '../core/customers/exports/create-export.ts'
import { getExport } from '../core/customers/exports/get-export.ts'
import { serve } from '../serve.ts'

export const handler = serve(exports, {
  create: ({ body }, ctx) => createExport(ctx, body),
  get: ({ params }, ctx) => getExport(ctx, params),
})
