import { numberVariables } from '#contract/messaging/number-variables.ts'
import type { TemplateForm } from '#contract/messaging/template.ts'
import { problemsOf } from '#contract/messaging/template-rules.ts'
import { AUTHENTICATION_BODY, TEMPLATE_LIMITS, type TemplateButton } from '#contract/telephony/template-facts.ts'
import { refusedFields } from '../../platform/errors.ts'

/** A form as it is kept: trimmed, and without what its kind of header or category does not have. */
export function readForm(form: TemplateForm) {
  const { language, category } = form
  const { body_text, variables, buttons } = numberVariables({
    body_text: form.body_text,
    variables: form.variables ?? [],
    buttons: form.buttons ?? [],
  })
  const header_type = form.header_type ?? 'none'
  const isText = header_type === 'text'
  const isFile = header_type !== 'none' && !isText
  const written = {
    name: form.name.trim(),
    friendly_name: form.friendly_name.trim(),
    language,
    category,
    header_type,
    header_text: (isText && form.header_text?.trim()) || undefined,
    header_media_url: (isFile && form.header_media_url?.trim()) || undefined,
    body: body_text.trim(),
    footer: form.footer_text?.trim() || undefined,
    variables: variables.map((name) => name.trim()),
    samples: (form.samples ?? []).map((sample) => sample.trim()),
    buttons: buttons.map(readButton),
  }
  // WhatsApp writes these itself: whatever else is written is never sent.
  const fixed = { header_type: 'none', header_text: undefined, header_media_url: undefined, footer: undefined } as const
  const authentication = {
    ...fixed,
    body: AUTHENTICATION_BODY[language],
    variables: ['code'],
    samples: [],
    buttons: [],
  }
  const kept = category === 'AUTHENTICATION' ? { ...written, ...authentication } : written
  const { body, footer: footer_text = null, header_text = null } = kept
  const problems = problemsOf({ ...kept, body_text: body, footer_text, header_text })
  if (Object.keys(problems).length > 0) throw refusedFields(problems)
  return kept
}

function readButton({ type, text, url, phone_number }: TemplateButton) {
  return {
    type,
    text: text.trim(),
    ...(type === 'URL' && { url: url?.trim() ?? '' }),
    ...(type === 'PHONE_NUMBER' && { phone_number: (phone_number ?? '').replace(/[\s().-]/g, '') }),
  }
}

/** The first name that is not taken: `promo`, `promo_2`, … */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `_${number}`
    const free = name.slice(0, TEMPLATE_LIMITS.name - ending.length) + ending
    if (!taken.has(free)) return free
  }
}
