import type { BillingItem } from './entity.ts'

const PAYING = ['active', 'trialing', 'past_due', 'unpaid']

export const isPaying = ({ subscription }: BillingItem) =>
  subscription !== undefined && PAYING.includes(subscription.status)
