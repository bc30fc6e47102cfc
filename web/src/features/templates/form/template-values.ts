import { numberVariables } from '#contract/messaging/number-variables.ts'
import type { Template, TemplateForm } from '#contract/messaging/template.ts'
import type { TemplateDraft } from '#contract/messaging/template-rules.ts'
import { AUTHENTICATION_BODY, type TemplateButton } from '#contract/telephony/template-facts.ts'

/** The form's values. */
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

/** The call's body; WhatsApp writes an authentication template itself, whatever the form says. */
export function bodyOf(written: TemplateValues): TemplateForm {
  const values = withNumbers(written)
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

/** The form with each {{name}} that was written as a numbered variable of that name. */
export function withNumbers(values: TemplateValues): TemplateValues {
  const { body_text, variables, buttons } = numberVariables({
    ...values,
    variables: values.variables.map(({ name }) => name),
  })
  const known = values.variables
  return { ...values, body_text, buttons, variables: variables.map((name, i) => known[i] ?? { name, sample: '' }) }
}

/** The form without a variable and its placeholders; those behind it move up. */
export function withoutVariable(values: TemplateValues, index: number): TemplateValues {
  const without = (text: string) =>
    text.replace(/\{\{\s*(\d+)\s*\}\}/g, (whole, digits: string) => {
      const number = Number(digits)
      if (number === index + 1) return ''
      return number > index + 1 ? `{{${number - 1}}}` : whole
    })
  return {
    ...values,
    body_text: without(values.body_text),
    buttons: values.buttons.map((button) => ({ ...button, url: button.url && without(button.url) })),
    variables: values.variables.filter((_, one) => one !== index),
  }
}

/** The same for the rules that are checked while typing. */
export function draftOf(written: TemplateValues): TemplateDraft {
  const values = withNumbers(written)
  const { body_text, variables = [], samples = [] } = bodyOf(values)
  return { ...values, body_text, variables: variables ?? [], samples: samples ?? [] }
}

/** A WhatsApp-style name derived from the display name, until the user types another. */
export const nameFrom = (friendly: string) =>
  friendly
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
