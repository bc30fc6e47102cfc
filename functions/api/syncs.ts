import { syncs } from '../contract/syncs.ts'
import { confirmSync } from '../core/syncs/confirm-sync.ts'
import { discardSync } from '../core/syncs/discard-sync.ts'
import { getMapping } from '../core/syncs/get-mapping.ts'
import { getSync } from '../core/syncs/get-sync.ts'
import { listSyncs } from '../core/syncs/list-syncs.ts'
import { openProblems } from '../core/syncs/open-problems.ts'
import { prepareUpload } from '../core/syncs/prepare-upload.ts'
import { setMapping } from '../core/syncs/set-mapping.ts'
import { startSync } from '../core/syncs/start-sync.ts'
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
