import type * as z from 'zod/mini'
import type { Template } from '#contract/messaging/template.ts'
import type { TemplateItem } from './entity.ts'
import { isSendable } from './sendable-template.ts'

/** A template as the manager shows it (S2 §3), and how often it was sent. */
export function presentTemplate(template: TemplateItem, usage_count: number): z.input<typeof Template> {
  const { body, footer = null, variables } = template
  return {
    id: template.id,
    name: template.name,
    friendly_name: template.friendly_name,
    language: template.language,
    category: template.category,
    header_type: template.header_type,
    header_text: template.header_text ?? null,
    header_media_url: template.header_media_url ?? null,
    body,
    body_text: body,
    footer,
    footer_text: footer,
    variables,
    samples: template.samples,
    variable_count: variables.length,
    buttons: template.buttons.map(({ url = null, phone_number = null, ...button }) => ({
      ...button,
      url,
      phone_number,
    })),
    status: template.status,
    is_sendable: isSendable(template),
    twilio_status: template.twilio_status ?? null,
    rejection_reason: template.rejection_reason ?? null,
    usage_count,
    created_at: template.created_at,
    updated_at: template.updated_at,
    synced_at: template.synced_at ?? null,
  }
}
