import type { Ctx, Work } from '../../platform/ctx.ts'

/** For what people do with contacts: the automation under its name, with a manager's view. */
export const asAutomation = ({ org, now, requestId }: Work, { id, name }: { id: string; name: string }): Ctx => ({
  ...{ org, now, requestId },
  ...{ address: '', agent: '', language: 'en' },
  caller: {
    ...{ id, name, email: '', role: 'manager', isSystemAdmin: false, seesAllChats: true, isOrgSuspended: false },
    ...{ language: 'en', session: '' },
  },
})
