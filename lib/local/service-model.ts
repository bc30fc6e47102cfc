/** Part of AWS's own model of a service: the operations that the product or its tests call, without the prose. */
export interface ServiceModel {
  operations: Record<string, { input: string; errors: string[] }>
  shapes: Record<string, Shape>
}

/** `min` and `max` count characters, bytes or entries, and bound numbers. */
interface Shape {
  type: string
  members?: Record<string, string>
  required?: string[]
  member?: string
  key?: string
  value?: string
  enum?: string[]
  pattern?: string
  min?: number
  max?: number
}

/** Errors that any operation may return (Common Errors in each service's API reference). */
const COMMON = ['AccessDeniedException', 'ThrottlingException', 'UnknownOperationException', 'ValidationException']

/** True if an operation may return this error. */
export const declares = ({ operations }: ServiceModel, operation: string, error: string): boolean =>
  COMMON.includes(error) || (operations[operation]?.errors.includes(error) ?? true)

/** The violations in a request, in the service's words; empty if it is valid. */
export function violationsOf(model: ServiceModel, operation: string, input: unknown): string[] {
  const shape = model.operations[operation]?.input
  return shape === undefined ? [] : violations(model, shape, input, '')
}

function violations(model: ServiceModel, name: string, value: unknown, path: string): string[] {
  const shape = model.shapes[name]
  if (!shape) throw new Error(`The model does not say what ${name} is.`)
  const refuse = (rule: string) => [`Value at '${path}' failed to satisfy constraint: Member must ${rule}`]
  const within = (child: string, inner: unknown, at: string) => violations(model, child, inner, at)
  const is = TYPES[shape.type]
  if (is && !is(value)) return refuse(`be a ${shape.type}`)

  if (shape.type === 'structure') {
    const given = value as Record<string, unknown>
    const missing = (shape.required ?? []).filter((key) => given[key] === undefined || given[key] === null)
    const unknown = Object.keys(given).filter((key) => !shape.members?.[key])
    return [
      ...missing.flatMap((key) => [
        `Value at '${join(path, key)}' failed to satisfy constraint: Member must not be null`,
      ]),
      ...unknown.map((key) => `Value at '${join(path, key)}' is no member of ${name}`),
      ...Object.entries(shape.members ?? {}).flatMap(([key, child]) =>
        given[key] === undefined || given[key] === null ? [] : within(child, given[key], join(path, key)),
      ),
    ]
  }
  if (shape.type === 'map') {
    return Object.entries(value as object).flatMap(([key, inner]) => [
      ...within(shape.key ?? '', key, path),
      ...within(shape.value ?? '', inner, join(path, key)),
    ])
  }
  const inner =
    shape.type === 'list'
      ? (value as unknown[]).flatMap((one, n) => within(shape.member ?? '', one, `${path}.${n}`))
      : []
  const size = sizeOf(shape, value)
  if (size !== undefined && size < (shape.min ?? 0)) return refuse(`have a size of at least ${shape.min}`)
  if (size !== undefined && size > (shape.max ?? Infinity)) return refuse(`have a size of at most ${shape.max}`)
  if (shape.enum && !shape.enum.includes(value as string)) return refuse(`be one of [${shape.enum.join(', ')}]`)
  if (shape.pattern && !matches(shape.pattern, String(value))) return refuse(`satisfy the pattern: ${shape.pattern}`)
  return inner
}

/** JSON types of values on the wire: bytes are base64, times are seconds. */
const TYPES: Record<string, (value: unknown) => boolean> = {
  structure: isObject,
  map: isObject,
  list: Array.isArray,
  string: (value) => typeof value === 'string',
  blob: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  long: Number.isInteger,
  timestamp: Number.isFinite,
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sizeOf({ type }: Shape, value: unknown): number | undefined {
  if (type === 'blob') return Buffer.from(value as string, 'base64').length
  if (type === 'integer' || type === 'long') return value as number
  return Array.isArray(value) || typeof value === 'string' ? value.length : undefined
}

/** Matches the whole text. The published pattern for passwords omits that spaces inside are allowed. */
const matches = (pattern: string, text: string) =>
  new RegExp(`^(?:${pattern === '[\\S]+' ? '\\S(.*\\S)?' : pattern})$`, 'su').test(text)

const join = (path: string, key: string) => (path ? `${path}.${key}` : key)
