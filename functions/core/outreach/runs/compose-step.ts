import { type FilledText, fillText, fillValues } from '#contract/messaging/fill-text.ts'
import { reasonWithout } from '#contract/outreach/send-facts.ts'
import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import type { Work } from '../../platform/ctx.ts'
import { findKnown } from './compose-text.ts'
import type { Doing } from './step-types.ts'

/** Fills a step's text, or its template's values; `reason`: why it has no point without one of its words. */
export async function composeStep(
  work: Pick<Work, 'org' | 'now'>,
  { run, contact, step }: Pick<Doing, 'contact' | 'step'> & { run: { vehicle?: string | undefined } },
) {
  const { template_id, variables = [], body = '', subject = '' } = step
  const known = await findKnown(work, { run, contact }, template_id ? variables : [body, subject])
  const { lacks, ...content } = template_id
    ? { template_id, ...fillValues(variables, known, await findOwnerLanguage(work.org)) }
    : { ...asBody(fillText(body, known)), ...(subject && { subject: fillText(subject, known).text }) }
  return { content, reason: lacks === undefined ? undefined : reasonWithout(lacks) }
}

const asBody = ({ text: body, lacks }: FilledText) => ({ body, lacks })
