/** By what a contact came to the dealership, where it is known. */
export const SOURCE_KINDS = ['ad', 'post', 'import'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]
