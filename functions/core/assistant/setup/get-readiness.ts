import { findGroup } from '../../people/settings/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findAssistant } from './door.ts'
import { problemOf, vendorOf } from './rules.ts'

/** True where the dealership's AI can be asked, as far as is known. */
export async function getReadiness({ org }: Pick<Ctx, 'org'>) {
  const [assistant, { values }] = await Promise.all([findAssistant(org), findGroup(org, 'ai')])
  return { is_ready: problemOf(assistant, vendorOf(values)) === undefined }
}
