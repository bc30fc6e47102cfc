import type { TemplateButton, TemplateLanguage } from '#contract/messaging/template-facts.ts'
import type { TemplateItem } from './entity.ts'

/** WhatsApp's own codes of our languages. */
const LANGUAGES: Record<TemplateLanguage, string> = { es: 'es', en: 'en', pt: 'pt_BR' }
/** How long the code of an authentication template is said to count. */
const CODE_MINUTES = 10

/** A template as Twilio's Content API takes it; reviewers see the samples, or the variables' names. */
export function contentOf(template: TemplateItem) {
  const samples = template.variables.map((name, index) => [String(index + 1), template.samples[index] || name])
  return {
    friendly_name: template.friendly_name,
    language: LANGUAGES[template.language],
    variables: Object.fromEntries(samples),
    types: typesOf(template),
  }
}

/** The plainest of Twilio's content types that holds all that the template has. */
function typesOf(template: TemplateItem): Record<string, Record<string, unknown>> {
  const { category, header_text, header_media_url, body, footer, buttons } = template
  if (category === 'AUTHENTICATION') {
    const actions = [{ type: 'COPY_CODE', copy_code_text: 'Copy Code' }]
    const rest = { add_security_recommendation: true, code_expiration_minutes: CODE_MINUTES }
    return { 'whatsapp/authentication': { actions, ...rest } }
  }
  const media = header_media_url ? { media: [header_media_url] } : {}
  const actions = buttons.length > 0 ? { actions: buttons.map(actionOf) } : {}
  const replies = buttons.filter(({ type }) => type === 'QUICK_REPLY').length
  const isOfOneKind = replies === 0 || replies === buttons.length
  if (header_text || footer || (header_media_url && buttons.length > 0) || !isOfOneKind) {
    const around = { ...(header_text && { header_text }), ...media, ...(footer && { footer }), ...actions }
    return { 'whatsapp/card': { body, ...around } }
  }
  if (header_media_url) return { 'twilio/media': { body, ...media } }
  if (replies > 0) return { 'twilio/quick-reply': { body, ...actions } }
  if (buttons.length > 0) return { 'twilio/call-to-action': { body, ...actions } }
  return { 'twilio/text': { body } }
}

function actionOf({ type, text, url, phone_number }: TemplateButton, index: number) {
  if (type === 'URL') return { type, title: text, url }
  if (type === 'PHONE_NUMBER') return { type, title: text, phone: phone_number }
  return { type, title: text, id: `reply_${index + 1}` }
}
