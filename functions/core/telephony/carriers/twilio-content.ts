import {
  AUTHENTICATION_BODY,
  BUTTON_TYPES,
  type HeaderType,
  TEMPLATE_LANGUAGES,
  TEMPLATE_LIMITS,
  type TemplateButton,
  type TemplateLanguage,
  variableName,
} from '#contract/telephony/template-facts.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { NewContent, StoredContent } from '../twilio/content.ts'
import type { MadeTemplate, TemplateContent } from './carrier.ts'

/** WhatsApp's own codes of our languages. */
const LANGUAGES: Record<TemplateLanguage, string> = { es: 'es', en: 'en', pt: 'pt_BR' }
/** How long the code of an authentication template is said to count. */
const CODE_MINUTES = 10

/** A template as Twilio's Content API takes it; reviewers see the samples, or the variables' names. */
export function contentOf(template: TemplateContent): NewContent {
  const samples = template.variables.map((name, index) => [String(index + 1), template.samples[index] || name])
  return {
    friendly_name: template.friendly_name,
    language: LANGUAGES[template.language],
    variables: Object.fromEntries(samples),
    types: typesOf(template),
  }
}

/** The plainest of Twilio's content types that holds all that the template has. */
function typesOf(template: TemplateContent): Record<string, Record<string, unknown>> {
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

interface ContentType {
  body?: string
  title?: string
  subtitle?: string
  footer?: string
  header_text?: string
  media?: string[]
  actions?: { type?: string; title?: string; url?: string; phone?: string; copy_code_text?: string }[]
}

/** The types that are texts with something around them; of several the first that is there. Lists, carousels, and forms are none. */
const TYPES = [
  'whatsapp/card',
  'twilio/card',
  'twilio/call-to-action',
  'twilio/quick-reply',
  'twilio/media',
  'twilio/text',
]
const PLACEHOLDER = /\{\{\s*([^{}]+?)\s*\}\}/g

/** What somebody made in Twilio's console, as a template of ours; undefined for what is none, or in no language of ours. */
export function readContent({ friendly_name, language, variables, types }: StoredContent): MadeTemplate['content'] {
  const own = TEMPLATE_LANGUAGES.find((one) => language.toLowerCase().split(/[-_]/)[0] === one)
  const type = typeOf(types, own)
  if (!own || !type) return
  const { header_text, footer, subtitle, media = [], actions = [] } = type
  const body = type.body ?? type.title ?? ''
  const texts = [header_text, body, ...media, ...actions.map(({ url }) => url)]
  const keys = [...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(PLACEHOLDER)].map(([, key = '']) => key)))]
  if (keys.every((key) => /^\d+$/.test(key))) keys.sort((a, b) => Number(a) - Number(b))
  const numbered = (text: string) => text.replace(PLACEHOLDER, (_, key: string) => `{{${keys.indexOf(key) + 1}}}`)
  return {
    friendly_name: cutText(friendly_name, TEMPLATE_LIMITS.friendly_name),
    language: own,
    ...(header_text
      ? { header_type: 'text' as const, header_text: numbered(header_text) }
      : { header_type: kindOfFile(media[0]) }),
    body: numbered(body),
    footer: footer ?? subtitle,
    keys,
    variables: keys.map((key, index) => (/^\d+$/.test(key) ? variableName(index + 1) : key)),
    samples: keys.map((key) => variables[key] ?? ''),
    buttons: actions.map(({ type: kind, title, copy_code_text, url, phone }) => ({
      type: BUTTON_TYPES.find((one) => one === kind) ?? 'QUICK_REPLY',
      text: title ?? copy_code_text ?? '',
      ...(url && { url: numbered(url) }),
      ...(phone && { phone_number: phone }),
    })),
  }
}

function typeOf(types: StoredContent['types'], language: TemplateLanguage | undefined): ContentType | undefined {
  const name = TYPES.find((one) => types[one])
  if (name) return types[name] as ContentType
  return types['whatsapp/authentication'] && language ? { body: AUTHENTICATION_BODY[language] } : undefined
}

/** Of which kind a header's file is, by its address. */
function kindOfFile(address: string | undefined): HeaderType {
  if (address === undefined) return 'none'
  const [, ending = ''] = /\.(\w+)(?:[?#].*)?$/.exec(address) ?? []
  if (ending === 'pdf') return 'document'
  return /^(mp4|3gp)$/.test(ending) ? 'video' : 'image'
}
