import * as z from 'zod/mini'
import type { Tool } from '../providers/turn-types.ts'
import type { OpenTurn } from './open-turn.ts'

/** Something that the model may ask for; what it returns is data for the model. */
export interface AssistantTool extends Tool {
  run(turn: OpenTurn, args: unknown): Promise<object>
}

/** A tool whose arguments are checked before it runs; optional ones are null. */
export function toolOf<Shape extends z.ZodMiniObject>(
  name: string,
  description: string,
  shape: Shape,
  run: (turn: OpenTurn, args: z.output<Shape>) => Promise<object>,
): AssistantTool {
  const { $schema: _, ...parameters } = z.toJSONSchema(shape, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties) jsonSchema.required = Object.keys(jsonSchema.properties)
    },
  })
  return {
    name,
    description,
    parameters,
    run: async (turn, args) => {
      const read = shape.safeParse(withNulls(shape, args))
      return read.success ? run(turn, read.data) : { error: 'These arguments do not fit this tool.' }
    },
  }
}

/** Models leave out what they do not know, or write it as an empty text. */
function withNulls(shape: z.ZodMiniObject, args: unknown) {
  const given = (typeof args === 'object' && args !== null ? args : {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(shape.def.shape).map((key) => [key, given[key] === '' || given[key] === undefined ? null : given[key]]),
  )
}

export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema)
export const words = () => z.string().check(z.maxLength(300))
