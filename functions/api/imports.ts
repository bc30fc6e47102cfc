import { imports } from '#contract/customers/imports.ts'
import { createImport } from '../core/customers/imports/create-import.ts'
import { endImport, getRefusedRowsLink } from '../core/customers/imports/end-import.ts'
import { getImport } from '../core/customers/imports/get-import.ts'
import { listImports } from '../core/customers/imports/list-imports.ts'
import { updateImport } from '../core/customers/imports/update-import.ts'
import { serve } from '../serve.ts'

export const handler = serve(imports, {
  create: ({ body }, ctx) => createImport(ctx, body),
  list: (_, ctx) => listImports(ctx),
  get: ({ params }, ctx) => getImport(ctx, params),
  update: ({ params, body }, ctx) => updateImport(ctx, { ...params, ...body }),
  remove: ({ params, query }, ctx) => endImport(ctx, { ...params, ...query }),
  errors: ({ params }, ctx) => getRefusedRowsLink(ctx, params),
})
