import type { Assistant } from '#contract/assistant/assistant.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { lineText } from '../replies/line-text.ts'
import { readAssistant } from './read-assistant.ts'

/** How the dealership's assistant is set up, and what keeps it from answering. */
export async function getAssistant({ org, caller }: Pick<Ctx, 'org' | 'caller'>): Promise<Omit<Assistant, 'budget'>> {
  const { setup, organization, vendor, problem } = await readAssistant(org)
  const { mode, minutes, languages, greeting, instructions, never, answers, sleep_minutes } = setup
  const { total_price_only, prices_are_total, drafts_otherwise, resumes_next_day } = setup
  return {
    mode,
    minutes,
    languages,
    greeting,
    instructions,
    never,
    answers,
    sleep_minutes,
    total_price_only,
    prices_are_total,
    drafts_otherwise,
    resumes_next_day,
    disclosure: lineText('disclosure', caller.language, { dealership: organization.name }),
    provider: vendor?.provider ?? null,
    model: vendor?.model ?? null,
    problem: problem ?? null,
  }
}
