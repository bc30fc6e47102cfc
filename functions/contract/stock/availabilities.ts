/** What a car is to customers, apart from the schemas because the table's entities do without those. */
export const AVAILABILITIES = ['available', 'inbound', 'recon', 'sold'] as const
export type Availability = (typeof AVAILABILITIES)[number]
