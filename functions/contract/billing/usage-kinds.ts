/** The kinds of costs of numbers that Lotwire bought for a dealership, beside the plan. */
export const USAGE_KINDS = ['texts', 'minutes', 'numbers', 'registration'] as const
export type UsageKind = (typeof USAGE_KINDS)[number]
