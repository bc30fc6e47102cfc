import { numberVariables } from '#contract/messaging/number-variables.ts'
import type { PreviewForm } from '#contract/messaging/template.ts'
import { fillTemplate } from '#contract/messaging/template-rules.ts'

/** A template that is being written, as a customer would see it; `variables` are values. */
export function previewTemplate({ header_type, header_text, footer_text, variables, ...written }: PreviewForm) {
  const { body_text, buttons } = numberVariables({ ...written, variables: [], buttons: written.buttons ?? [] })
  return {
    preview: {
      header: (header_type === 'text' && header_text) || null,
      body: fillTemplate(body_text, variables ?? []),
      footer: footer_text || null,
      buttons: buttons.map(({ type, text }) => ({ type, text })),
    },
  }
}
