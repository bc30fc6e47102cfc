import { fieldMeant, fieldOfLabel } from '#contract/outreach/lead-fields.ts'
import type { Answer } from './form-answers.ts'

/** The keys under which form services have a field's label, and its value. */
const NAMES = ['label', 'name', 'key', 'field', 'title', 'question', 'ref', 'id', 'slug']
const VALUES = ['value', 'values', 'answer', 'answers', 'text', 'response', 'raw_value', 'field_value']
/** An object of more holds a form and no field. */
const KEYS_OF_FIELD = 8
const DEPTH_MAX = 8
const ANSWERS_MAX = 200

/** The answers of a form that is mailed as JSON, in whichever of the usual shapes; undefined where there is none. */
export function answersInJson(text: string): Answer[] | undefined {
  const [begin, end] = [text.search(/[{[]/), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))]
  if (begin < 0 || end < begin) return undefined
  try {
    return pairsIn(JSON.parse(text.slice(begin, end + 1)), '', 0).slice(0, ANSWERS_MAX)
  } catch {
    return undefined
  }
}

function pairsIn(value: unknown, key: string, depth: number): Answer[] {
  if (depth > DEPTH_MAX || value === null || value === undefined) return []
  if (typeof value !== 'object') return answerOf(String(value).trim(), key)
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== 'object')
    return isPlain ? answerOf(value.join(', '), key) : value.flatMap((one) => pairsIn(one, key, depth + 1))
  }
  const object: Record<string, unknown> = { ...value }
  const label = labelOf(object) ?? key
  const held = [...VALUES, String(object.type)].find((name) => object[name] !== undefined)
  if (held && label && Object.keys(object).length <= KEYS_OF_FIELD) return pairsIn(object[held], label, depth + 1)
  // Jotform parts a number, or has it whole beside its mask.
  if (typeof object.area === 'string' && typeof object.phone === 'string')
    return answerOf(`${object.area} ${object.phone}`.trim(), key)
  return Object.entries(object).flatMap(([name, one]) => pairsIn(one, name === 'full' ? key : name, depth + 1))
}

function answerOf(value: string, key: string): Answer[] {
  const label = key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')
  return value === '' ? [] : [{ label, field: fieldMeant(label), value }]
}

/** What a field is called: a name that is known before another; a field may be an object with its name. */
function labelOf(object: Record<string, unknown>): string | undefined {
  const names = NAMES.map((name) => object[name]).flatMap((one) =>
    typeof one === 'object' && one !== null ? NAMES.map((name) => (one as Record<string, unknown>)[name]) : [one],
  )
  const said = names.filter((one) => typeof one === 'string')
  return said.find((one) => fieldOfLabel(one) !== undefined) ?? said[0]
}
