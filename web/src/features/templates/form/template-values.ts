import type { Template, TemplateForm } from '#contract/messaging/template.ts'
import { AUTHENTICATION_BODY, type TemplateButton } from '#contract/messaging/template-facts.ts'
import type { TemplateDraft } from '#contract/messaging/template-rules.ts'

/** What stands in the form. */
export interface TemplateValues
  extends Pick<Template, 'name' | 'friendly_name' | 'language' | 'category' | 'header_type' | 'body_text'> {
  header_text: string
  header_media_url: string
  footer_text: string
  variables: { name: string; sample: string }[]
  buttons: TemplateButton[]
}

export const valuesOf = (template: Template | undefined): TemplateValues => ({
  name: template?.name ?? '',
  friendly_name: template?.friendly_name ?? '',
  language: template?.language ?? 'es',
  category: template?.category ?? 'UTILITY',
  header_type: template?.header_type ?? 'none',
  header_text: template?.header_text ?? '',
  header_media_url: template?.header_media_url ?? '',
  body_text: template?.body_text ?? '',
  footer_text: template?.footer_text ?? '',
  variables: (template?.variables ?? []).map((name, index) => ({ name, sample: template?.samples[index] ?? '' })),
  buttons: template?.buttons ?? [],
})

/** The body of the call; WhatsApp writes an authentication template itself, whatever stands in the form. */
export function bodyOf(values: TemplateValues): TemplateForm {
  const { variables, buttons, header_type, ...rest } = values
  const isFixed = values.category === 'AUTHENTICATION'
  if (isFixed) return { ...rest, body_text: AUTHENTICATION_BODY[values.language], variables: ['code'] }
  return {
    ...rest,
    ...(header_type !== 'none' && { header_type }),
    ...(variables.length > 0 && {
      variables: variables.map(({ name }) => name),
      samples: variables.map(({ sample }) => sample),
    }),
    buttons,
  }
}

/** The same for the rules that are told while it is written. */
export function draftOf(values: TemplateValues): TemplateDraft {
  const { body_text, variables = [], samples = [] } = bodyOf(values)
  return { ...values, body_text, variables: variables ?? [], samples: samples ?? [] }
}

/** WhatsApp's kind of name made of what the team calls it, as long as nobody has written another. */
export const nameFrom = (friendly: string) =>
  friendly
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
