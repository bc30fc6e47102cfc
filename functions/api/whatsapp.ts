import { whatsapp } from '#contract/messaging/templates.ts'
import { createTemplate } from '../core/messaging/templates/create-template.ts'
import { duplicateTemplate } from '../core/messaging/templates/duplicate-template.ts'
import { getTemplate } from '../core/messaging/templates/get-template.ts'
import { importTemplates } from '../core/messaging/templates/import-templates.ts'
import { listApproved, listTemplates } from '../core/messaging/templates/list-templates.ts'
import { previewTemplate } from '../core/messaging/templates/preview-template.ts'
import { removeTemplate } from '../core/messaging/templates/remove-template.ts'
import { submitTemplate } from '../core/messaging/templates/submit-template.ts'
import { syncTemplate } from '../core/messaging/templates/sync-template.ts'
import { updateTemplate } from '../core/messaging/templates/update-template.ts'
import { serve } from '../serve.ts'

export const handler = serve(whatsapp, {
  list: ({ query }, ctx) => listTemplates(ctx, query),
  approved: (_, ctx) => listApproved(ctx),
  get: ({ params }, ctx) => getTemplate(ctx, params),
  create: ({ body }, ctx) => createTemplate(ctx, body),
  preview: async ({ body }) => previewTemplate(body),
  import: (_, ctx) => importTemplates(ctx),
  update: ({ params, body }, ctx) => updateTemplate(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeTemplate(ctx, params),
  submit: ({ params }, ctx) => submitTemplate(ctx, params),
  sync: ({ params }, ctx) => syncTemplate(ctx, params),
  duplicate: ({ params, body }, ctx) => duplicateTemplate(ctx, { ...params, ...body }),
})
