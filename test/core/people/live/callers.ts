import { AGENT_RIGHTS, RIGHTS } from '#contract/rights.ts'
import { IN_GOOD_STANDING } from '../../../../functions/core/platform/access.ts'
import type { Caller } from '../../../../functions/core/platform/ctx.ts'

export const callerWith = (own: Pick<Caller, 'id' | 'role'> & Partial<Caller>): Caller => ({
  name: 'Somebody',
  email: 'somebody@lotwire.test',
  isSystemAdmin: false,
  rights: own.role === 'agent' ? AGENT_RIGHTS : RIGHTS,
  seesAllChats: own.role !== 'agent',
  standing: IN_GOOD_STANDING,
  language: 'en',
  session: 'session',
  ...own,
})
