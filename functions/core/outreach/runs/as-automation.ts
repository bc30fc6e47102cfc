import { managerNamed } from '../../platform/access.ts'
import type { Ctx, Work } from '../../platform/ctx.ts'

/** For what people do with contacts: the automation under its name, with a manager's view. */
export const asAutomation = ({ org, now, requestId }: Work, automation: { id: string; name: string }): Ctx => ({
  org,
  now,
  requestId,
  address: '',
  agent: '',
  language: 'en',
  caller: managerNamed(automation),
})
