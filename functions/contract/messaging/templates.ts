import * as z from 'zod/mini'
import { ClientId, Count, Id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { TEMPLATE_CATEGORIES, TEMPLATE_STATUSES } from '#contract/telephony/template-facts.ts'
import { PreviewForm, Template, TemplateChanges, TemplateForm, TemplatePreview } from './template.ts'

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
/** A header's file is kept with it. */
const keeps = [...writes, 'media:read', 'media:write'] as const
const asksTwilio = [...writes, 'secrets:decrypt', 'twilio'] as const
const one = z.object({ id: Id })
const template = z.object({ template: Template })
const templates = z.object({ templates: z.array(Template) })

/** WhatsApp templates (S2 §2.4, §7); whoever is signed in may read, write and send them. */
export const whatsapp = {
  list: route({
    method: 'GET',
    path: '/api/whatsapp/templates',
    access: 'member',
    uses: reads,
    query: z.object({
      status: z.optional(z.enum(TEMPLATE_STATUSES)),
      category: z.optional(z.enum(TEMPLATE_CATEGORIES)),
    }),
    output: templates,
  }),
  /** Those that can be sent. */
  approved: route({
    method: 'GET',
    path: '/api/whatsapp/templates/approved',
    access: 'member',
    scope: 'send_messages',
    uses: reads,
    output: templates,
  }),
  get: route({
    method: 'GET',
    path: '/api/whatsapp/templates/{id}',
    access: 'member',
    uses: reads,
    params: one,
    output: template,
  }),
  create: route({
    method: 'POST',
    path: '/api/whatsapp/templates',
    access: 'member',
    right: 'templates',
    uses: keeps,
    body: TemplateForm,
    output: template,
  }),
  preview: route({
    method: 'POST',
    path: '/api/whatsapp/templates/preview',
    access: 'member',
    right: 'templates',
    uses: reads,
    body: PreviewForm,
    output: z.object({ preview: TemplatePreview }),
  }),
  /** Brings in what was made, and approved, in Twilio's console; a job does it hourly. */
  import: route({
    method: 'POST',
    path: '/api/whatsapp/templates/import',
    access: 'member',
    right: 'templates',
    uses: asksTwilio,
    output: z.object({ imported: Count }),
  }),
  update: route({
    method: 'PUT',
    path: '/api/whatsapp/templates/{id}',
    access: 'member',
    right: 'templates',
    uses: keeps,
    params: one,
    body: TemplateChanges,
    output: template,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/whatsapp/templates/{id}',
    access: 'member',
    right: 'templates',
    uses: asksTwilio,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
  submit: route({
    method: 'POST',
    path: '/api/whatsapp/templates/{id}/submit',
    access: 'member',
    right: 'templates',
    uses: asksTwilio,
    params: one,
    output: template,
  }),
  sync: route({
    method: 'POST',
    path: '/api/whatsapp/templates/{id}/sync',
    access: 'member',
    right: 'templates',
    uses: asksTwilio,
    params: one,
    output: template,
  }),
  duplicate: route({
    method: 'POST',
    path: '/api/whatsapp/templates/{id}/duplicate',
    access: 'member',
    right: 'templates',
    uses: keeps,
    params: one,
    body: z.optional(z.object({ client_id: z.optional(ClientId) })),
    output: template,
  }),
}
