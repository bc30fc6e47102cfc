/** Which parts of a command's input or output hold attribute values: `{}` each member, null all of it, `*` any name. */
export type Nodes = { [name: string]: Nodes } | null

type Names = Record<string, unknown>
type Value = Record<string, unknown>

/** A value that is left to the SDK's own conversion, which knows more of them or refuses it. */
export class Unusual extends Error {
  override name = 'Unusual'
}

/** The input of a command of the document client, as JSON for the wire. */
export const writeValues = (input: Names, nodes: Nodes) => within(input, nodes, toAttribute) as Names
/** The output of a command of the document client, from the wire's JSON. */
export const readValues = (output: Names, nodes: Nodes) => within(output, nodes, toNative) as Names

function within(part: unknown, nodes: Nodes, convert: (value: never) => unknown): unknown {
  if (nodes === null) return convert(part as never)
  const names = Object.keys(nodes)
  const each = names.length === 0 ? null : names.length === 1 ? nodes['*'] : undefined
  if (each !== undefined) {
    if (Array.isArray(part)) return part.map((one) => within(one, each, convert))
    const all: Names = {}
    for (const name in part as Names)
      if ((part as Names)[name] !== undefined) all[name] = within((part as Names)[name], each, convert)
    return all
  }
  const some = { ...(part as Names) }
  for (const name of names) if (some[name] !== undefined) some[name] = within(some[name], nodes[name] as Nodes, convert)
  return some
}

function toAttribute(value: unknown): Value {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return { N: String(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value === null) return { NULL: true }
  if (Array.isArray(value)) return { L: value.filter((one) => one !== undefined).map(toAttribute) }
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') }
  if (value instanceof Set) return toSet([...value])
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) throw new Unusual()
  const members: Names = {}
  for (const name in value) {
    const inner = (value as Names)[name]
    if (inner !== undefined) members[name] = toAttribute(inner)
  }
  return { M: members }
}

function toSet(values: unknown[]): Value {
  if (values.length === 0 || !values.every((value) => typeof value === 'string')) throw new Unusual()
  return { SS: values }
}

function toNative(attribute: Value): unknown {
  for (const type in attribute) {
    const value = attribute[type] as never
    if (type === 'S' || type === 'BOOL') return value
    if (type === 'N') return toNumber(value)
    if (type === 'M') return within(value, {}, toNative)
    if (type === 'L') return (value as Value[]).map(toNative)
    if (type === 'SS') return new Set(value)
    if (type === 'B') return new Uint8Array(Buffer.from(value, 'base64'))
    if (type === 'NS') return new Set((value as string[]).map(toNumber))
  }
  return null
}

function toNumber(text: string): number | bigint {
  const number = Number(text)
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? BigInt(text) : number
}
