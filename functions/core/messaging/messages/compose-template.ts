import { fillTemplate, valueProblemsOf } from '#contract/messaging/template-rules.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError, notFound, refusedFields } from '../../platform/errors.ts'
import { findTemplate } from '../templates/door.ts'
import type { TemplateItem } from '../templates/entity.ts'
import { isSendable } from '../templates/sendable-template.ts'
import type { MessageItem } from './entity.ts'

/** A template with its values in order. */
export interface GivenTemplate {
  template_id: string
  variables: string[]
}

/** Fills a template of the dealership; its refusal says why it may not leave, also where there is none. */
export async function composeTemplate(org: OrgId, { template_id, variables }: GivenTemplate) {
  const template = await findTemplate(org, template_id)
  if (!template) return { kept: { body: '' }, content: { content_sid: '', content_variables: {} }, refusal: notFound() }
  const values = variables.map((value) => value.trim())
  const byKey = values.map((value, index) => [template.keys?.[index] ?? String(index + 1), value])
  return {
    kept: { body: fillTemplate(template.body, values), template: keptOf(template, values) },
    content: { content_sid: template.content_sid ?? '', content_variables: Object.fromEntries(byKey) },
    refusal: refusalOf(template, values),
  }
}

/** The thread's parts of a template beside its filled body. */
function keptOf(template: TemplateItem, values: string[]): MessageItem['template'] {
  const { id, friendly_name: name, header_type: type, header_text: text, header_media_url: media_url } = template
  const buttons = template.buttons.map((button) => ({ type: button.type, text: button.text }))
  return {
    id,
    name,
    values,
    ...(type !== 'none' && { header: { type, text: text && fillTemplate(text, values), media_url } }),
    footer: template.footer,
    ...(buttons.length > 0 && { buttons }),
  }
}

function refusalOf(template: TemplateItem, values: string[]): AppError | undefined {
  if (template.status !== 'APPROVED') return new AppError('template_not_approved')
  if (!isSendable(template)) return new AppError('template_paused')
  const problems = valueProblemsOf(template.variables, values)
  if (Object.keys(problems).length > 0) return refusedFields(problems)
}
