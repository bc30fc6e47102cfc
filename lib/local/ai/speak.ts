import type { OfferedTool, Turn } from './asked.ts'
import type { Segment } from './done.ts'
import { PHRASES, type Phrase } from './phrases.ts'
import { type Scene, toolIn } from './scene.ts'

export const say = (scene: Scene, name: Phrase) => reply(scene, said(name))
/** Those phrases, each a sentence. */
export const said = (name: Phrase): Segment[][] => PHRASES[name].map((id) => [phrase(id)])
export const phrase = (id: string, slots: Record<string, string | number | null> = {}): Segment => ({
  phrase: id,
  slots,
})
export const reply = (scene: Scene, sentences: Segment[][]) => call(scene, ['reply', { sentences }])

/** Calls of those tools that are offered, each with the arguments that it knows. */
export const call = ({ tools }: Scene, ...calls: [string, Record<string, unknown>][]): Turn => ({
  calls: calls.flatMap(([name, given]) => {
    const tool = toolIn(tools, name)
    return tool ? [{ name, arguments: argumentsFor(tool, given) }] : []
  }),
})

/** Strict schemas require every argument: those without a value are null. */
function argumentsFor({ parameters: { properties, required = [] } }: OfferedTool, given: Record<string, unknown>) {
  const names = Object.keys(properties ?? given)
  const values = names.map((name) => [name, given[name] ?? (required.includes(name) ? null : undefined)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** A value of an argument's list, if it has one. */
export function oneOf(tool: OfferedTool | undefined, argument: string, wanted: string): string {
  const values = listIn((tool?.parameters.properties?.[argument] ?? {}) as Schema)
  if (!values || values.includes(wanted)) return wanted
  return values.find((value) => value === 'other') ?? values[0] ?? wanted
}

interface Schema {
  enum?: string[]
  anyOf?: Schema[]
}
/** One that may be null lists its values a level deeper. */
const listIn = ({ enum: values, anyOf = [] }: Schema): string[] | undefined =>
  values ?? anyOf.map(listIn).find((one) => one !== undefined)

/** Whether the schema of a reply names this. */
export const knows = ({ tools }: Scene, name: string) =>
  JSON.stringify(toolIn(tools, 'reply')?.parameters).includes(`"${name}"`)

/** Something that code says or does; `id`: what it is about. */
export const act = (name: string, id: string | null = null): Segment => ({ act: name, id })
