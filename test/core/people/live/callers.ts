import type { Caller } from '../../../../functions/core/platform/ctx.ts'

export const callerWith = (own: Pick<Caller, 'id' | 'role'> & Partial<Caller>): Caller => ({
  name: 'Somebody',
  email: 'somebody@lotwire.test',
  isSystemAdmin: false,
  seesAllChats: false,
  isOrgSuspended: false,
  language: 'en',
  session: 'session',
  ...own,
})
