import { leavingRoutes } from '#contract/leaving/routes.ts'
import { createArchive } from '../core/leaving/archives/create-archive.ts'
import { getArchive } from '../core/leaving/archives/get-archive.ts'
import { closeOwn } from '../core/leaving/closures/close-account.ts'
import { reopenOwn } from '../core/leaving/closures/open-again.ts'
import { serve } from '../serve.ts'

export const handler = serve(leavingRoutes.account, {
  close: ({ body }, ctx) => closeOwn(ctx, body),
  reopen: (_, ctx) => reopenOwn(ctx),
  export: (_, ctx) => createArchive(ctx),
  getExport: (_, ctx) => getArchive(ctx),
})
