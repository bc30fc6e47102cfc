import type { BillingItem } from './entity.ts'

const PAYING = ['active', 'trialing', 'past_due', 'unpaid']
export const isPayingStatus = (status: string) => PAYING.includes(status)

export const isPaying = ({ subscription }: BillingItem) =>
  subscription !== undefined && isPayingStatus(subscription.status)
