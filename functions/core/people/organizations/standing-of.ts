import type { Standing } from '../../platform/ctx.ts'
import type { OrganizationItem } from './entity.ts'

export const standingOf = (item: Partial<OrganizationItem> | undefined): Standing => ({
  isSuspended: item?.suspended_at !== undefined,
  isClosing: item?.closing_at !== undefined,
  openUntil: item?.plan?.open_until,
})
