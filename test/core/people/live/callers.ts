import { AGENT_RIGHTS, RIGHTS } from '#contract/rights.ts'
import type { Caller } from '../../../../functions/core/platform/ctx.ts'

export const callerWith = (own: Pick<Caller, 'id' | 'role'> & Partial<Caller>): Caller => ({
  name: 'Somebody',
  email: 'somebody@lotwire.test',
  isSystemAdmin: false,
  rights: own.role === 'agent' ? AGENT_RIGHTS : RIGHTS,
  seesAllChats: own.role !== 'agent',
  isOrgSuspended: false,
  language: 'en',
  session: 'session',
  ...own,
})
