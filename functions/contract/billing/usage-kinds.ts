/** What the numbers that Lotwire bought for a dealership cost it, beside the plan. */
export const USAGE_KINDS = ['texts', 'minutes', 'numbers', 'registration'] as const
export type UsageKind = (typeof USAGE_KINDS)[number]
