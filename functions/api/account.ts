import { leavingRoutes } from '#contract/leaving/routes.ts'
import { createArchive } from '../core/leaving/archives/create-archive.ts'
import { getArchive } from '../core/leaving/archives/get-archive.ts'
import { closeOwn } from '../core/leaving/closures/close-account.ts'
import { reopenOwn } from '../core/leaving/closures/open-again.ts'
import { getClosing, updateClosingCalls } from '../core/leaving/closures/update-closing-calls.ts'
import { serve } from '../serve.ts'

export const handler = serve(leavingRoutes.account, {
  close: ({ body }, ctx) => closeOwn(ctx, body),
  get: (_, ctx) => getClosing(ctx),
  updateCalls: ({ body }, ctx) => updateClosingCalls(ctx, body),
  reopen: (_, ctx) => reopenOwn(ctx),
  export: (_, ctx) => createArchive(ctx),
  getExport: (_, ctx) => getArchive(ctx),
})
