import { syncs } from '#contract/stock/syncs.ts'
import { confirmSync } from '../core/stock/syncs/confirm-sync.ts'
import { createUpload } from '../core/stock/syncs/create-upload.ts'
import { discardSync } from '../core/stock/syncs/discard-sync.ts'
import { getMapping } from '../core/stock/syncs/get-mapping.ts'
import { getProblemsLink } from '../core/stock/syncs/get-problems-link.ts'
import { getSync } from '../core/stock/syncs/get-sync.ts'
import { listSyncs } from '../core/stock/syncs/list-syncs.ts'
import { startSync } from '../core/stock/syncs/start-sync.ts'
import { updateMapping } from '../core/stock/syncs/update-mapping.ts'
import { serve } from '../serve.ts'

export const handler = serve(syncs, {
  start: ({ body }, ctx) => startSync(ctx, body),
  list: (_, ctx) => listSyncs(ctx),
  get: ({ params }, ctx) => getSync(ctx, params),
  errors: ({ params }, ctx) => getProblemsLink(ctx, params),
  confirm: ({ params }, ctx) => confirmSync(ctx, params),
  discard: ({ params }, ctx) => discardSync(ctx, params),
  mapping: (_, ctx) => getMapping(ctx),
  setMapping: ({ body }, ctx) => updateMapping(ctx, body),
  upload: ({ body }, ctx) => createUpload(ctx, body),
})
