import { syncs } from '#contract/stock/syncs.ts'
import { confirmSync } from '../core/stock/syncs/confirm-sync.ts'
import { discardSync } from '../core/stock/syncs/discard-sync.ts'
import { getMapping } from '../core/stock/syncs/get-mapping.ts'
import { getSync } from '../core/stock/syncs/get-sync.ts'
import { listSyncs } from '../core/stock/syncs/list-syncs.ts'
import { openProblems } from '../core/stock/syncs/open-problems.ts'
import { prepareUpload } from '../core/stock/syncs/prepare-upload.ts'
import { setMapping } from '../core/stock/syncs/set-mapping.ts'
import { startSync } from '../core/stock/syncs/start-sync.ts'
import { serve } from '../serve.ts'

export const handler = serve(syncs, {
  start: ({ body }, ctx) => startSync(ctx, body),
  list: (_, ctx) => listSyncs(ctx),
  get: ({ params }, ctx) => getSync(ctx, params),
  errors: ({ params }, ctx) => openProblems(ctx, params),
  confirm: ({ params }, ctx) => confirmSync(ctx, params),
  discard: ({ params }, ctx) => discardSync(ctx, params),
  mapping: (_, ctx) => getMapping(ctx),
  setMapping: ({ body }, ctx) => setMapping(ctx, body),
  upload: ({ body }, ctx) => prepareUpload(ctx, body),
})
