import { variableName } from '#contract/messaging/number-variables.ts'
import {
  AUTHENTICATION_BODY,
  BUTTON_TYPES,
  type HeaderType,
  TEMPLATE_LANGUAGES,
  TEMPLATE_LIMITS,
  type TemplateLanguage,
} from '#contract/messaging/template-facts.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { Account } from '../../telephony/connections/open-account.ts'
import type { TemplateItem } from './entity.ts'

type Content = Pick<
  TemplateItem,
  'friendly_name' | 'language' | 'header_type' | 'header_text' | 'body' | 'footer' | 'variables' | 'samples' | 'buttons'
> & { keys: string[] }

type StoredContent = Awaited<ReturnType<Account['contents']>>[number]

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
export function readContent({ friendly_name, language, variables, types }: StoredContent): Content | undefined {
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
