import * as z from 'zod/mini'
import { Contact, ListedContact, WholeContact } from '#contract/customers/contact.ts'
import { Label } from '#contract/customers/labels.ts'
import { Stage } from '#contract/customers/stages.ts'
import { ChatMessage } from '#contract/messaging/chat-message.ts'
import { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { Template } from '#contract/messaging/template.ts'

export type JsonSchema = Record<string, unknown>

/** Schemas that generated clients know by a name; all others stand where they are used. */
const NAMED = { Contact, WholeContact, ListedContact, Label, Stage, ChatMessage, ConversationRow, Template }
const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })

const WHERE = '#/components/schemas/'

/** Turns the contract's schemas into those of the document, and keeps the named ones apart. */
export function schemaWriter() {
  const named: Record<string, JsonSchema> = {}
  return {
    named,
    /** `input`: as a caller writes it; `output`: as an answer has it. */
    write(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
      const written = z.toJSONSchema(schema, { io, metadata: names, unrepresentable: 'any', override: tidy })
      const { $schema: _, $defs = {}, ...own } = rename(written) as JsonSchema & { $defs?: Record<string, JsonSchema> }
      for (const [name, { id: __, ...definition }] of Object.entries($defs)) named[name] = definition
      return own
    },
  }
}

/** A later version may answer more; and what JavaScript cannot count to is no limit of ours. */
function tidy({ jsonSchema }: { jsonSchema: JsonSchema }) {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

const rename = (written: unknown): unknown =>
  JSON.parse(JSON.stringify(written).replaceAll('"$ref":"#/$defs/', `"$ref":"${WHERE}`))
