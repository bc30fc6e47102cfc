import { pipeline } from '#contract/customers/pipeline.ts'
import { getAges } from '../core/customers/board/get-ages.ts'
import { removeStage } from '../core/customers/board/remove-stage.ts'
import { updatePause } from '../core/customers/contacts/update-pause.ts'
import { createStage } from '../core/customers/stages/create-stage.ts'
import { getTimeSettings } from '../core/customers/stages/get-time-settings.ts'
import { listStages } from '../core/customers/stages/list-stages.ts'
import { updateStage } from '../core/customers/stages/update-stage.ts'
import { updateTimeSettings } from '../core/customers/stages/update-time-settings.ts'
import { listMarkedBoard } from '../core/messaging/unread/list-marked-board.ts'
import { serve } from '../serve.ts'

export const handler = serve(pipeline, {
  board: ({ query }, ctx) => listMarkedBoard(ctx, query),
  ages: (_, ctx) => getAges(ctx),
  pause: ({ params, body }, ctx) => updatePause(ctx, { ...params, ...body }),
  resume: ({ params }, ctx) => updatePause(ctx, params),
  stages: (_, ctx) => listStages(ctx),
  createStage: ({ body }, ctx) => createStage(ctx, body),
  updateStage: ({ params, body }, ctx) => updateStage(ctx, { ...params, ...body }),
  removeStage: ({ params, body }, ctx) => removeStage(ctx, { ...params, ...body }),
  times: (_, ctx) => getTimeSettings(ctx),
  updateTimes: ({ body }, ctx) => updateTimeSettings(ctx, body),
})
