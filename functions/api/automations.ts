import { automations } from '#contract/outreach/automations.ts'
import { createAutomation } from '../core/outreach/automations/create-automation.ts'
import { getAutomation, listAutomations } from '../core/outreach/automations/get-automation.ts'
import { listRecipes } from '../core/outreach/automations/list-recipes.ts'
import { publishAutomation } from '../core/outreach/automations/publish-automation.ts'
import { removeAutomation } from '../core/outreach/automations/remove-automation.ts'
import { updateAutomation } from '../core/outreach/automations/update-automation.ts'
import { pauseAutomation, resumeAutomation } from '../core/outreach/automations/update-status.ts'
import { getWavePreview } from '../core/outreach/runs/get-wave-preview.ts'
import { listAutomationRuns, listContactRuns } from '../core/outreach/runs/list-runs.ts'
import { tryAutomation } from '../core/outreach/runs/try-automation.ts'
import { serve } from '../serve.ts'

export const handler = serve(automations, {
  list: (_, ctx) => listAutomations(ctx),
  recipes: (_, ctx) => listRecipes(ctx),
  create: ({ body }, ctx) => createAutomation(ctx, body),
  get: ({ params }, ctx) => getAutomation(ctx, params),
  update: ({ params, body }, ctx) => updateAutomation(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeAutomation(ctx, params),
  wave: ({ body, query }, ctx) => getWavePreview(ctx, { ...body, ...query }),
  publish: ({ params }, ctx) => publishAutomation(ctx, params),
  pause: ({ params }, ctx) => pauseAutomation(ctx, params),
  resume: ({ params }, ctx) => resumeAutomation(ctx, params),
  try: ({ params, body }, ctx) => tryAutomation(ctx, { ...params, ...body }),
  runs: ({ params, query }, ctx) => listAutomationRuns(ctx, { ...params, ...query }),
  runsOf: ({ params }, ctx) => listContactRuns(ctx, params),
})
