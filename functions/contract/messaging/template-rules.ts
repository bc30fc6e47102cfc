import {
  type HeaderType,
  TEMPLATE_LIMITS as LIMITS,
  type TemplateButton,
  type TemplateCategory,
} from '#contract/telephony/template-facts.ts'
import type { TemplateRefused } from './template-refusals.ts'

/** A template as it is written, in the browser and at the API. */
export interface TemplateDraft {
  name: string
  friendly_name: string
  category: TemplateCategory
  header_type: HeaderType
  header_text: string | null
  body_text: string
  footer_text: string | null
  /** Names in the order of {{1}}, {{2}}, … */
  variables: readonly string[]
  /** What WhatsApp's reviewers see in place of each variable; its name serves where one is missing. */
  samples: readonly string[]
  buttons: readonly TemplateButton[]
}

type Problems = Record<string, TemplateRefused>

const PLACEHOLDER = /\{\{\s*(\d+)\s*\}\}/g
const NAME = /^[a-z0-9_]+$/
/** What Twilio refuses in a value (21656). */
const UNFIT_VALUE = /[\n\r\t]| {5}/
const E164 = /^\+[1-9]\d{6,14}$/

/** The numbers of a text's placeholders, each once, ascending. */
export const placeholdersOf = (text: string): number[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, number]) => Number(number)))].toSorted((a, b) => a - b)

/** The text with {{1}}, {{2}}, … filled in order; one without a value stays. */
export const fillTemplate = (text: string, values: readonly string[]): string =>
  text.replace(PLACEHOLDER, (whole, number) => values[Number(number) - 1] || whole)

/** Those of the body, and of the links' ends. */
const placeholdersIn = ({ body_text, buttons }: Pick<TemplateDraft, 'body_text' | 'buttons'>) =>
  placeholdersOf([body_text, ...buttons.map(({ url }) => url ?? '')].join(' '))

/** A brace that belongs to no placeholder: customers would read it. */
const hasStrayBrace = (text: string) => /[{}]/.test(text.replace(PLACEHOLDER, ''))
const HALF_PLACEHOLDER = /\{\{|\}\}/

/** The reason why a template cannot be kept as it is, by field; empty where it can. */
export function problemsOf(draft: TemplateDraft): Problems {
  return {
    ...tooLong('name', draft.name, LIMITS.name),
    ...(NAME.test(draft.name) ? {} : { name: { key: 'template_name_wrong' } }),
    ...(draft.friendly_name.trim() ? {} : { friendly_name: { key: 'required' } }),
    ...tooLong('friendly_name', draft.friendly_name, LIMITS.friendly_name),
    ...bodyProblem(draft),
    ...variableProblem(draft),
    ...(draft.header_type === 'text' ? headerProblem(draft.header_text ?? '') : {}),
    ...tooLong('footer_text', draft.footer_text ?? '', LIMITS.footer),
    ...(HALF_PLACEHOLDER.test(draft.footer_text ?? '') ? { footer_text: { key: 'variables_in_body_only' } } : {}),
    ...buttonProblem(draft.buttons),
  }
}

const tooLong = (field: string, text: string, limit: number): Problems =>
  text.length > limit ? { [field]: { key: 'too_long', about: { limit } } } : {}

function bodyProblem(draft: TemplateDraft): Problems {
  const { body_text: body, variables } = draft
  if (body.trim() === '') return { body_text: { key: 'required' } }
  if (body.length > LIMITS.body) return tooLong('body_text', body, LIMITS.body)
  if (hasStrayBrace(body)) return { body_text: { key: 'variable_unreadable' } }
  const numbers = placeholdersIn(draft)
  if (numbers.length !== variables.length) {
    const about = { placeholders: numbers.length, variables: variables.length }
    return { body_text: { key: 'variables_differ', about } }
  }
  const missing = numbers.findIndex((number, index) => number !== index + 1) + 1
  return missing > 0 ? { body_text: { key: 'variables_not_in_order', about: { missing } } } : {}
}

function variableProblem({ variables, samples }: TemplateDraft): Problems {
  if (variables.length > LIMITS.variables)
    return { variables: { key: 'too_many_variables', about: { most: LIMITS.variables } } }
  const names = variables.map((name) => name.trim())
  if (names.includes('')) return { variables: { key: 'required' } }
  const long = names.find((name) => name.length > LIMITS.variable)
  if (long) return tooLong('variables', long, LIMITS.variable)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) return { variables: { key: 'variable_twice', about: { name: twice } } }
  const unfit = samples.findIndex((sample) => UNFIT_VALUE.test(sample))
  return unfit < 0 ? {} : { samples: { key: 'template_value_wrong', about: { name: names[unfit] ?? '' } } }
}

function headerProblem(text: string): Problems {
  if (text.trim() === '') return { header_text: { key: 'required' } }
  if (HALF_PLACEHOLDER.test(text)) return { header_text: { key: 'variables_in_body_only' } }
  return tooLong('header_text', text, LIMITS.header)
}

function buttonProblem(buttons: readonly TemplateButton[]): Problems {
  const [links, calls] = (['URL', 'PHONE_NUMBER'] as const).map((kind) => buttons.filter(({ type }) => type === kind))
  const { buttons: most, links: mostLinks, calls: mostCalls } = LIMITS
  if (buttons.length > most || (links?.length ?? 0) > mostLinks || (calls?.length ?? 0) > mostCalls)
    return { buttons: { key: 'too_many_buttons', about: { buttons: most, links: mostLinks, calls: mostCalls } } }
  for (const [index, button] of buttons.entries()) {
    const field = `buttons.${index}`
    const text = button.text.trim()
    if (text === '') return { [`${field}.text`]: { key: 'required' } }
    if (text.length > LIMITS.button) return tooLong(`${field}.text`, text, LIMITS.button)
    if (buttons.findIndex((other) => other.text.trim() === text) < index)
      return { [`${field}.text`]: { key: 'button_text_twice' } }
    if (button.type === 'URL' && !isLinkAddress(button.url ?? ''))
      return { [`${field}.url`]: { key: 'button_address_wrong' } }
    if (button.type === 'PHONE_NUMBER' && !E164.test(button.phone_number ?? ''))
      return { [`${field}.phone_number`]: { key: 'button_number_wrong' } }
  }
  return {}
}

/** A fixed address, or one that ends in a variable, behind its host. */
const LINK = /^(https:\/\/[^\s{}/]+\.[^\s{}/]+)(\/[^\s{}]*(?:\{\{\d+\}\})?)?$/
const isLinkAddress = (address: string) =>
  address.length <= LIMITS.address && LINK.test(address) && URL.canParse(LINK.exec(address)?.[1] ?? '')

/** Punctuation behind the last variable is no text for WhatsApp, nor are spaces between two. */
const AT_EDGE = /^\s*\{\{|\}\}[\s\p{P}]*$/u
const ADJACENT = /\}\}\s*\{\{/
const FORMATTED = /[\n*_~`]|\p{Extended_Pictographic}/u

/** What WhatsApp's reviewers will probably turn down, by field; nothing of it keeps a template from being submitted. */
export function risksOf(
  draft: Pick<TemplateDraft, 'category' | 'body_text' | 'header_type' | 'header_text'>,
): Problems {
  const { body_text: body, header_type, header_text } = draft
  const risks: Problems = {}
  if (draft.category === 'MARKETING') risks.category = { key: 'risk_us_marketing' }
  if (header_type === 'text' && FORMATTED.test(header_text ?? '')) risks.header_text = { key: 'risk_header_format' }
  const needed = 2 * placeholdersOf(body).length + 1
  const words = body.replace(PLACEHOLDER, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  if (needed === 1 || draft.category === 'AUTHENTICATION') return risks
  if (words < needed) risks.body_text = { key: 'risk_few_words', about: { words: needed } }
  if (AT_EDGE.test(body)) risks.body_text = { key: 'risk_at_edge' }
  if (ADJACENT.test(body)) risks.body_text = { key: 'risk_adjacent' }
  return risks
}

/** Why these values cannot be sent, by the place of each (`variables.0`); empty where they can. */
export function valueProblemsOf(variables: readonly string[], values: readonly string[]): Problems {
  if (values.length !== variables.length)
    return { variables: { key: 'template_values_differ', about: { variables: variables.length } } }
  const problems = values.map((value, index): Problems => {
    const [field, name] = [`variables.${index}`, variables[index] ?? '']
    if (value.trim() === '') return { [field]: { key: 'template_value_missing', about: { name } } }
    if (UNFIT_VALUE.test(value)) return { [field]: { key: 'template_value_wrong', about: { name } } }
    return tooLong(field, value, LIMITS.value)
  })
  return Object.assign({}, ...problems)
}
