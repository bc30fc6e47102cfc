import * as z from 'zod'
import { FAILURES } from '../ai/asked.ts'
import { MODES } from '../ai/script.ts'

const AiTurn = z
  .object({
    text: z.string(),
    calls: z.array(z.object({ name: z.string(), arguments: z.unknown().optional() })),
    stop: z.enum(['length', 'refused']),
    status: z.number().int().min(200).max(599),
    error: z.enum(FAILURES),
    headers: z.record(z.string(), z.string()),
    delay_ms: z.number().min(0).max(120_000),
    is_held: z.boolean(),
    raw: z.unknown(),
  })
  .partial()
/** `of`: the name in the keys of whom it is for (lib/local/ai.ts); absent for all others. */
export const OfScript = z.object({ of: z.string().optional() })

/** What the vendors' twins answer next, and in which mode after that. */
export const AiScript = z
  .object({
    turns: z.array(AiTurn).nullable(),
    /** For what is to be written out: `text` is what was said. */
    sounds: z.array(AiTurn).nullable(),
    mode: z.enum(MODES),
    /** Of the hostile mode. */
    seed: z.number().int(),
    /** Answers what is held. */
    is_released: z.boolean(),
  })
  .partial()
  .extend(OfScript.shape)
